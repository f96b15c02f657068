/** A counter in a document, and what the documents that it counts add up to. */
export interface CheckedCounter {
  readonly path: string;
  readonly field: string;
  readonly stored: number;
  readonly counted: number;
}
