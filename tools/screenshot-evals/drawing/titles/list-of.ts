/** A list with at least one entry. */
export type NonEmpty<T> = readonly [T, ...T[]];

/** Splits 'Canon | Leica' and ignores line breaks. Throws if the list is empty. */
export function listOf(text: string): NonEmpty<string> {
  const [first, ...others] = text.split('|').map((word) => word.trim());
  if (!first) throw new Error('The list has no words.');
  return [first, ...others];
}
