/** An error that the user can fix. Its message says how. */
export class Problem extends Error {
  override readonly name = 'Problem';
}
