import type { Printed } from '../../../generated/lost-code';
import { printedBox } from '../../printed';

export const { open, box } = printedBox((printed: Printed) => printed);
