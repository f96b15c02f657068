import type { ItemColumns } from './item-columns';

export interface SlotsByOwner {
  ownersByCount(): Uint32Array;
  /** Returns the slots of an owner (a value of `columns.owner`) in the order in which they were given. */
  of(owner: number): Uint32Array;
}

export function slotsByOwner({ owner, owners }: ItemColumns, slots: Uint32Array): SlotsByOwner {
  const { length } = slots;
  const ends = new Uint32Array(owners.count + 1);
  const ownerAt = (at: number): number => owner[slots[at] ?? 0] ?? 0;
  for (let at = 0; at < length; at += 1) ends[ownerAt(at) + 1] = (ends[ownerAt(at) + 1] ?? 0) + 1;
  for (let number = 1; number < ends.length; number += 1)
    ends[number] = (ends[number] ?? 0) + (ends[number - 1] ?? 0);
  const starts = ends.slice();
  const grouped = new Uint32Array(length);
  for (let at = 0; at < length; at += 1) {
    const number = ownerAt(at);
    const place = starts[number] ?? 0;
    starts[number] = place + 1;
    grouped[place] = slots[at] ?? 0;
  }
  const countOf = (number: number) => (ends[number + 1] ?? 0) - (ends[number] ?? 0);
  return {
    ownersByCount: () =>
      Uint32Array.from(ends.keys())
        .subarray(0, owners.count)
        .sort((a, b) => countOf(b) - countOf(a)),
    of: (number) => grouped.subarray(ends[number], ends[number + 1]),
  };
}
