import { describe, expect, it, vi } from 'vitest';
import type { IndexedItem, Micros } from '../../domain/items/item-index/indexed-item';
import {
  createItemServerInstance,
  type ItemServerInstance,
  itemWith,
  NOON,
  SECOND,
} from '../items/stored-items.test-support';
import { createChampionsService } from './champions';

const MONTH_END: Micros = Date.UTC(2026, 11) * 1000;
const MS = 1000;
const addedAt = (micros: Micros) => new Date(micros / MS);

const championsOf = (instance: ItemServerInstance, clock: Micros = NOON) =>
  createChampionsService({ itemQueries: instance.itemQueries, now: () => addedAt(clock) });

async function idsAt(items: readonly IndexedItem[], clock: Micros = NOON) {
  const champions = championsOf(
    createItemServerInstance(items, Math.min(clock, MONTH_END - 1)),
    clock,
  );
  const seller = await champions.mostActiveSeller();
  return {
    mostLiked: (await champions.mostLiked())?.id ?? null,
    highestProfit: (await champions.highestProfit())?.id ?? null,
    mostActive: seller && [seller.user.username, seller.itemCount, seller.topItem.id],
  };
}

const EMPTY = { mostLiked: null, highestProfit: null, mostActive: null };

const sale = (id: string, likesCount: number, purchasePriceCents: number) =>
  itemWith(id, { likesCount, purchasePriceCents, isOwnSale: true, soldPriceCents: 1000 });

describe('Champions', () => {
  it('returns null as each champion when nothing was shared', async () => {
    expect(await idsAt([])).toEqual(EMPTY);
  });

  it('returns the most liked item, the own sale with the highest profit and the member with the most items', async () => {
    const find = itemWith('find', {
      likesCount: 2,
      soldPriceCents: 9999,
      ownerId: 'bob',
      username: 'bob',
    });
    expect(await idsAt([find, sale('poor', 5, 900), sale('rich', 1, 100)])).toEqual({
      mostLiked: 'poor',
      highestProfit: 'rich',
      mostActive: ['ann_lee', 2, 'poor'],
    });
  });

  it('returns the username, premium badge and top item of the most active member', async () => {
    const item = itemWith('owl', { isPremiumUser: true, likesCount: 1 });
    const champions = championsOf(createItemServerInstance([item]));
    expect(await champions.mostActiveSeller()).toMatchObject({
      user: { id: 'ann', username: 'ann_lee', isPremiumUser: true },
      itemCount: 1,
      topItem: { id: 'owl', likesCount: 1 },
    });
    expect(await champions.mostLiked()).toMatchObject({ id: 'owl', username: 'ann_lee' });
  });

  it('picks the earlier item, and the member who shared earlier, when several tie', async () => {
    const earlier = (item: IndexedItem, id: string, ms: number): IndexedItem => {
      const card = { ...item.card, ownerId: id, username: id };
      return { ...item, id, card: { ...card, addedAt: addedAt(NOON - ms * MS) } };
    };
    const one = sale('z', 3, 100);
    expect(await idsAt([one, earlier(one, 'y', 2), earlier(one, 'x', 1)])).toEqual({
      mostLiked: 'y',
      highestProfit: 'y',
      mostActive: ['y', 1, 'y'],
    });
  });

  it('changes the champions when an item loses likes or is removed', async () => {
    const [first, second] = [sale('first', 3, 100), sale('second', 2, 200)];
    const instance = createItemServerInstance([first, second]);
    const champions = championsOf(instance);
    const mostLiked = async () => (await champions.mostLiked())?.id ?? null;
    instance.put({ ...first, card: { ...first.card, likesCount: 1, verifiedLikesCount: 1 } });
    expect(await mostLiked()).toBe('second');
    expect((await champions.highestProfit())?.id).toBe('first');
    instance.put({ ...first, goneAt: NOON });
    expect((await champions.highestProfit())?.id).toBe('second');
    expect(await champions.mostActiveSeller()).toMatchObject({ itemCount: 1 });
    instance.put({ ...second, goneAt: NOON });
    expect([await mostLiked(), await champions.mostActiveSeller()]).toEqual([null, null]);
  });

  it('returns null as the most liked item when no item has a like, and null as the highest profit when no sale has a profit', async () => {
    const found = await idsAt([sale('sold at cost', 0, 1000)]);
    expect(found).toEqual({ ...EMPTY, mostActive: ['ann_lee', 1, 'sold at cost'] });
  });

  it('starts with no champions in a new UTC month, even when the last sync was in the previous month', async () => {
    const last = sale('last of November', 9, 100);
    const lastMoment = { ...last.card, addedAt: addedAt(MONTH_END - MS) };
    const november = { ...last, card: lastMoment };
    expect(await idsAt([november], MONTH_END - MS)).toMatchObject({ mostLiked: last.id });
    expect(await idsAt([november], MONTH_END)).toEqual(EMPTY);
    const december = itemWith('december', { addedAt: addedAt(MONTH_END), likesCount: 1 });
    expect(await idsAt([november, december], MONTH_END + SECOND)).toMatchObject({
      mostLiked: 'december',
      mostActive: ['ann_lee', 1, 'december'],
    });
  });

  it('reads a snapshot of the item index that is at most 30 seconds old', async () => {
    const instance = createItemServerInstance();
    const current = vi.spyOn(instance.syncedItemIndex, 'current');
    await championsOf(instance).mostLiked();
    expect(current).toHaveBeenCalledExactlyOnceWith({ maxAgeMs: 30_000, since: null });
  });

  it('includes all changes until now when `fresh` is true', async () => {
    const instance = createItemServerInstance();
    const current = vi.spyOn(instance.syncedItemIndex, 'current');
    await championsOf(instance).mostLiked({ fresh: true });
    expect(current).toHaveBeenCalledExactlyOnceWith({
      maxAgeMs: 30_000,
      since: expect.any(Number) as number,
    });
  });
});
