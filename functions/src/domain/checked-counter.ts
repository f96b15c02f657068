/** A stored counter, and the number that it should have. */
export interface CheckedCounter {
  readonly path: string;
  readonly field: string;
  readonly stored: number;
  readonly counted: number;
}
