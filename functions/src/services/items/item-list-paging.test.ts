import {
  sortFieldSchema,
  sortOrderSchema,
  type ItemListQueryInput,
} from '@contract/schemas/item-list';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IndexedItem } from '../../domain/items/item-index/indexed-item';
import {
  createItemServerInstance,
  type ItemServerInstance,
  itemWith,
  NOON,
} from './stored-items.test-support';

const LIMIT = 3;

interface Change {
  readonly kind: 'add' | 'like' | 'remove';
  readonly nth: number;
}
const changes = fc.array(
  fc.record<Change>({ kind: fc.constantFrom('add', 'like', 'remove'), nth: fc.nat(30) }),
  { maxLength: 6 },
);

const start = fc
  .array(fc.record({ likes: fc.nat(3), ageMs: fc.nat(5) }), { minLength: 1, maxLength: 20 })
  .map((items) =>
    items.map(({ likes, ageMs }, n) =>
      itemWith(`start-${String(n)}`, {
        likesCount: likes,
        title: `Title ${String(likes)}`,
        addedAt: new Date(NOON / 1000 - ageMs),
      }),
    ),
  );

function changingList(items: readonly IndexedItem[]) {
  const held = new Map(items.map((item) => [item.id, item]));
  const removed = new Set<string>();
  const instance = createItemServerInstance(items);
  let clock = NOON;
  const apply = ({ kind, nth }: Change) => {
    clock += 1;
    const target = [...held.values()][nth % held.size];
    if (!target) return;
    const { card } = target;
    // `addedAt` comes from the clock of the instance that stores the item, and this clock can be slow.
    const added = itemWith(`added-${String(clock)}`, {
      storedAt: clock,
      addedAt: new Date(NOON / 1000 + 1 - nth),
    });
    const changed = {
      add: added,
      like: { ...target, card: { ...card, likesCount: card.likesCount + 1 } },
      remove: { ...target, goneAt: Math.min(target.goneAt, clock) },
    }[kind];
    if (kind === 'remove') removed.add(target.id);
    held.set(changed.id, changed);
    instance.put(changed);
    instance.pass(1);
  };
  return {
    apply,
    removed,
    instance,
    freshInstance: () => createItemServerInstance([...held.values()], clock),
  };
}

async function expectWholeList(
  items: readonly IndexedItem[],
  between: readonly (readonly Change[])[],
  query: ItemListQueryInput,
  instanceOf: (changing: ReturnType<typeof changingList>) => ItemServerInstance,
) {
  const changing = changingList(items);
  const known = items.map(({ id }) => id);
  const seen: string[] = [];
  const first = await changing.instance.list({ ...query, limit: LIMIT });
  const { asOf, pages } = first.pagination;
  for (let page = 1; page <= pages; page += 1) {
    const response = await instanceOf(changing).list({ ...query, limit: LIMIT, page, asOf });
    const ids = response.items.map(({ id }) => id);
    expect(response.pagination).toMatchObject({ asOf, pages });
    expect(response.pagination.total).toBe(known.filter((id) => !changing.removed.has(id)).length);
    expect(ids.filter((id) => changing.removed.has(id))).toEqual([]);
    seen.push(...ids);
    between[page - 1]?.forEach(changing.apply);
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.filter((id) => !known.includes(id))).toEqual([]);
  expect(known.filter((id) => !seen.includes(id) && !changing.removed.has(id))).toEqual([]);
}

describe('paging while items are added, liked and removed', () => {
  it.each(sortOrderSchema.options)(
    'neither repeats nor skips an item when the list is sorted by date (%s), even when each page comes from another instance',
    async (sortOrder) => {
      await fc.assert(
        fc.asyncProperty(start, fc.array(changes, { maxLength: 7 }), (items, between) =>
          expectWholeList(items, between, { sortOrder }, (changing) => changing.freshInstance()),
        ),
        { numRuns: 150 },
      );
    },
  );

  const others = sortFieldSchema.options.filter((sortBy) => sortBy !== 'added');
  it.each(others)(
    'neither repeats nor skips an item when the list is sorted by %s and all pages come from one instance',
    async (sortBy) => {
      const orders = fc.constantFrom(...sortOrderSchema.options);
      await fc.assert(
        fc.asyncProperty(
          start.filter(({ length }) => length > LIMIT),
          fc.array(changes, { maxLength: 7 }),
          orders,
          (items, between, sortOrder) =>
            expectWholeList(items, between, { sortBy, sortOrder }, (changing) => changing.instance),
        ),
        { numRuns: 60 },
      );
    },
  );
});
