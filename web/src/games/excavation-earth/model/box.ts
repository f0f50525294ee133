import type { Printed } from '../../../generated/excavation-earth';
import { printedBox } from '../../printed';

export const { open, box } = printedBox((printed: Printed) => printed);
