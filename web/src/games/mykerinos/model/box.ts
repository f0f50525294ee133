import type { Printed } from '../../../generated/mykerinos';
import { printedBox } from '../../printed';

export const { open, box } = printedBox((printed: Printed) => printed);
