import type { IconName } from '../../lib/ui/icons';

/** A tab of a tab bar. */
export interface TabItem<Name extends string> {
  name: Name;
  label: string;
  icon: IconName;
  /** How many things wait there. */
  count?: number;
}
