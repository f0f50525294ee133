/** What came of replaying a record by the rules that it names. */
export type Verdict = Verified | Refused;

export interface Verified {
  result: 'right';
  /** The version of the rules. */
  rules: number;
  /** The SHA-256 of the module that replayed the record. */
  sha256: string;
  /** How many actions there were. */
  steps: number;
  /** The fingerprint of the final position. */
  fingerprint: string;
}

export interface Refused {
  /** `wrong`: something does not match; `note`: it cannot be verified here. */
  result: 'wrong' | 'note';
  /** Why, with a tag `error`, as everywhere. */
  error: Record<string, unknown>;
  /** The number of the action that is wrong; null if something else is. */
  step: number | null;
}
