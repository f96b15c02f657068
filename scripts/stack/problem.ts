/** An error that the user can fix. Its message says how. */
export class Problem extends Error {
  declare protected readonly byConstructor: true;
  override readonly name = 'Problem';
}
