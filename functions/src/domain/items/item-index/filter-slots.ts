import { type ItemColumns, NO_CATEGORY } from './item-columns';

// Each function whose name begins with `filterSlots` moves the slots that pass a condition to the beginning of `slots`
// and returns that part. Each function has its own copy of the loop, because a shared loop would call a function for
// each slot. That would add 0.5 ms to a filter of 100,000 slots, which takes 0.2 to 1 ms.

export function filterSlotsByValue(
  slots: Uint32Array,
  values: Uint8Array,
  wanted: number,
): Uint32Array {
  const { length } = slots;
  let count = 0;
  for (let at = 0; at < length; at += 1) {
    const slot = slots[at] ?? 0;
    if (values[slot] === wanted) slots[count++] = slot;
  }
  return slots.subarray(0, count);
}

export function filterSlotsByRange(
  slots: Uint32Array,
  values: Int32Array,
  low: number,
  high: number,
): Uint32Array {
  const { length } = slots;
  let count = 0;
  for (let at = 0; at < length; at += 1) {
    const slot = slots[at] ?? 0;
    const value = values[slot] ?? 0;
    if (value >= low && value <= high) slots[count++] = slot;
  }
  return slots.subarray(0, count);
}

/**
 * Keeps the slots of all items except those of some owners.
 * @param hidden the ids of the owners whose items are left out
 */
export function filterSlotsWithoutOwners(
  slots: Uint32Array,
  { owner, owners }: ItemColumns,
  hidden: ReadonlySet<string>,
): Uint32Array {
  const { length } = slots;
  let count = 0;
  const isHidden = new Uint8Array(owners.count);
  for (const id of hidden) isHidden[owners.find(id) ?? owners.count] = 1;
  for (let at = 0; at < length; at += 1) {
    const slot = slots[at] ?? 0;
    if (isHidden[owner[slot] ?? 0] === 0) slots[count++] = slot;
  }
  return slots.subarray(0, count);
}

/**
 * Keeps the slots whose text passes a test.
 * @param numbers for each slot, the number of its text in `texts`
 */
export function filterSlotsByText(
  slots: Uint32Array,
  numbers: Int32Array,
  texts: ItemColumns['categories'],
  fits: (folded: string) => boolean,
): Uint32Array {
  const { length } = slots;
  let count = 0;
  const fitting = new Uint8Array(texts.count);
  for (let number = 0; number < fitting.length; number += 1)
    fitting[number] = fits(texts.folded(number)) ? 1 : 0;
  for (let at = 0; at < length; at += 1) {
    const slot = slots[at] ?? 0;
    const number = numbers[slot] ?? NO_CATEGORY;
    if (number !== NO_CATEGORY && fitting[number] === 1) slots[count++] = slot;
  }
  return slots.subarray(0, count);
}

export function filterSlotsByWords(
  slots: Uint32Array,
  { searchTexts }: ItemColumns,
  words: readonly string[],
): Uint32Array {
  const { length } = slots;
  let count = 0;
  for (let at = 0; at < length; at += 1) {
    const slot = slots[at] ?? 0;
    if (hasAllWords(searchTexts[slot] ?? '', words)) slots[count++] = slot;
  }
  return slots.subarray(0, count);
}

export function hasAllWords(text: string, words: readonly string[]): boolean {
  for (const word of words) if (!text.includes(word)) return false;
  return true;
}
