/** The stored value of a counter, and the value that the counter should have. */
export interface CheckedCounter {
  readonly path: string;
  readonly field: string;
  readonly stored: number;
  readonly counted: number;
}
