/** A failure that the person at the terminal can mend; its message is one sentence that says how. */
export class Problem extends Error {
  override readonly name = 'Problem';
}
