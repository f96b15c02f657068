/** An error that the person at the terminal can fix. Its message says how. */
export class Problem extends Error {
  declare protected readonly byConstructor: true;
  override readonly name = 'Problem';
}
