import { CATEGORY_MESSAGES } from '@contract/schemas/category';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { categoryFromPath } from '../../domain/categories/category-path';
import type { CategoryTree } from '../../gateways/categories/category-tree-store';
import type { Logger } from '../../lib/logger';
import { createCategoryLookup } from './category-lookup';
import { createCurrentCategoriesCache } from './current-categories';

const log: Logger = { info() {}, warn() {}, error() {}, with: () => log };
const owl = categoryFromPath('bolo-1', 'Decor > Owls');
const coin = categoryFromPath('253', 'Coins > Errors');
const coins = (name: string): CategoryTree => ({
  source: name,
  categories: [{ ...coin, categoryName: name }],
});

let stored: { version: string; tree: CategoryTree } | null;
let time: number;
const version = vi.fn(() => Promise.resolve(stored?.version ?? null));
const read = vi.fn(() => Promise.resolve(stored?.tree ?? null));
beforeEach(() => {
  stored = null;
  time = 0;
  version.mockClear();
  read.mockClear();
});

const newLookup = () =>
  createCategoryLookup(
    createCurrentCategoriesCache({
      store: { version, read, write: () => Promise.resolve() },
      starter: { all: () => Promise.resolve([owl]) },
      log,
      now: () => new Date(time),
    }),
  );
const later = (milliseconds: number) => (time += milliseconds);

describe('the categories of an instance', () => {
  it('are the starter set when no tree is stored', async () => {
    const lookup = newLookup();
    expect(await lookup.search('owl', 5)).toEqual([owl]);
    expect(await lookup.find('bolo-1')).toEqual(owl);
    expect(await lookup.find('253')).toBeNull();
  });

  it('are read once for concurrent requests, and again only when the stored version changes', async () => {
    stored = { version: '1', tree: coins('Errors') };
    const lookup = newLookup();
    await Promise.all([lookup.search('coin', 5), lookup.find('253'), lookup.search('error', 5)]);
    later(61_000);
    await lookup.search('coin', 5);
    await vi.waitFor(() => expect(version).toHaveBeenCalledTimes(2));
    expect(read).toHaveBeenCalledOnce();
  });

  it('change within a minute after a new tree was stored, and no request waits for the new tree', async () => {
    const lookup = newLookup();
    expect(await lookup.search('coin', 5)).toEqual([]);
    stored = { version: '1', tree: coins('Errors') };
    expect(await lookup.search('coin', 5)).toEqual([]);
    later(61_000);
    expect(await lookup.search('coin', 5)).toEqual([]);
    await vi.waitFor(async () => expect(await lookup.search('coin', 5)).toHaveLength(1));
    expect(await lookup.find('bolo-1')).toBeNull();
  });

  it('change immediately when a request names an id that only the new tree has', async () => {
    const lookup = newLookup();
    await lookup.find('bolo-1');
    stored = { version: '1', tree: coins('Errors') };
    later(6_000);
    expect(await lookup.find('253')).toMatchObject({ categoryName: 'Errors' });
  });

  it('are not read again for each unknown id', async () => {
    const lookup = newLookup();
    for (let n = 0; n < 20; n += 1) expect(await lookup.find(`unknown-${n}`)).toBeNull();
    expect(version).toHaveBeenCalledOnce();
  });

  it('stay usable when the store fails later', async () => {
    const lookup = newLookup();
    await lookup.find('bolo-1');
    version.mockRejectedValueOnce(new Error('The bucket is down'));
    later(61_000);
    expect(await lookup.search('owl', 5)).toEqual([owl]);
  });

  it('are unavailable when the store fails at the start, until the store works again', async () => {
    const lookup = newLookup();
    version.mockRejectedValueOnce(new Error('The bucket is down'));
    const { unavailable, unchecked } = CATEGORY_MESSAGES;
    await expect(lookup.search('owl', 5)).rejects.toMatchObject({
      code: 'unavailable',
      message: unavailable,
    });
    read.mockRejectedValueOnce(new Error('incorrect header check'));
    stored = { version: '1', tree: coins('Errors') };
    await expect(lookup.find('253')).rejects.toMatchObject({ message: unchecked });
    expect(await lookup.find('253')).toMatchObject({ categoryName: 'Errors' });
  });
});
