/** A list with at least one entry. */
export type NonEmpty<T> = readonly [T, ...T[]];

/**
 * Splits a text such as 'Canon | Leica' at the bars. Removes white space around the words. Throws if the first word is
 * empty.
 */
export function parseBarSeparatedList(text: string): NonEmpty<string> {
  const [first, ...others] = text.split('|').map((word) => word.trim());
  if (!first) throw new Error('The list has no words.');
  return [first, ...others];
}
