/**
 * The maximum number of items in a band. Further items are not added, so that a query never takes long. A real page has
 * fewer items in a band, unless items are on top of each other.
 */
export const MAX_IN_BAND = 100;

export interface HorizontalBands<T> {
  add(item: T, top: number, bottom: number): void;
  /**
   * Returns all items between two y positions, in insertion order. The result may include some items just outside.
   * Leaves out the items for which `isOpen` returns false, and removes them from the index.
   */
  between(top: number, bottom: number, isOpen?: (item: T) => boolean): T[];
}

interface Entry<T> {
  readonly item: T;
  readonly order: number;
}

/**
 * Creates an index that divides a page into horizontal bands. A rule can use it to compare each item only with the
 * items at about the same height of the page. `height` is the height of a band in pixels.
 */
export function createHorizontalBands<T>(height: number): HorizontalBands<T> {
  const bands = new Map<number, Entry<T>[]>();
  let added = 0;

  function* bandsBetween(top: number, bottom: number): Iterable<number> {
    const last = Math.floor(bottom / height);
    for (let band = Math.floor(top / height); band <= last; band += 1) yield band;
  }

  return {
    add(item, top, bottom) {
      const entry = { item, order: (added += 1) };
      for (const band of bandsBetween(top, bottom)) {
        const entries = bands.get(band) ?? [];
        if (entries.length >= MAX_IN_BAND || entries.some((other) => other.item === item)) continue;
        entries.push(entry);
        bands.set(band, entries);
      }
    },
    between(top, bottom, isOpen = () => true) {
      const found = new Map<T, number>();
      for (const band of bandsBetween(top, bottom)) {
        const open = bands.get(band)?.filter(({ item }) => isOpen(item));
        if (!open) continue;
        bands.set(band, open);
        for (const { item, order } of open)
          found.set(item, Math.min(order, found.get(item) ?? order));
      }
      return [...found].sort(([, a], [, b]) => a - b).map(([item]) => item);
    },
  };
}
