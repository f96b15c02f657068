/**
 * How many items are removed at the same time. The number is low, because many of the items have the same owner, so
 * their removals write the same documents.
 */
const AT_ONCE = 5;

export interface RemovalBounds {
  /** A run starts no further group of 5 items after it has removed this many items, so it can remove up to 4 more. */
  readonly limit: number;
  readonly until: Date;
}

interface RemovalRun<Item> extends RemovalBounds {
  /** Removes an item. Returns false if the item was not removed because it has changed since it was listed. */
  readonly remove: (item: Item) => Promise<boolean>;
  readonly onFailure: (item: Item, error: unknown) => void;
  readonly now: () => Date;
}

/**
 * Removes the items of the pages, until `limit` items are removed or the time `until` is reached. If an item cannot be
 * removed, continues with the others. Returns how many were removed and how many failed.
 */
export async function removeInGroups<Item>(
  pages: AsyncIterable<readonly Item[]>,
  { limit, until, remove, onFailure, now }: RemovalRun<Item>,
): Promise<{ readonly removed: number; readonly failed: number }> {
  const counts = { removed: 0, skipped: 0, failed: 0 };
  const tryRemove = async (item: Item) => {
    try {
      return (await remove(item)) ? 'removed' : 'skipped';
    } catch (error) {
      onFailure(item, error);
      return 'failed';
    }
  };
  for await (const some of groupsOf(pages, AT_ONCE)) {
    for (const result of await Promise.all(some.map(tryRemove))) counts[result] += 1;
    if (counts.removed >= limit || now() >= until) break;
  }
  return counts;
}

async function* groupsOf<Value>(pages: AsyncIterable<readonly Value[]>, size: number) {
  for await (const page of pages)
    for (let start = 0; start < page.length; start += size) yield page.slice(start, start + size);
}
