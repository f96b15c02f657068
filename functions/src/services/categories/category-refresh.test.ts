import type { Category } from '@contract/schemas/category';
import { beforeEach, expect, it, vi } from 'vitest';
import { categoryFromPath } from '../../domain/categories/category-path';
import type { CategoryTree } from '../../gateways/categories/category-tree-store';
import type { Logger } from '../../lib/logger';
import { createCategoryRefresh } from './category-refresh';

const log: Logger = { info() {}, warn() {}, error() {}, with: () => log };
const full: readonly Category[] = Array.from({ length: 5_000 }, (_, at) =>
  categoryFromPath(String(at), `All > Kind ${at}`),
);

let stored: CategoryTree | null;
let offered: { source: string; categories: readonly Category[] };
beforeEach(() => {
  stored = null;
  offered = { source: 'version 1', categories: full };
});
const read = vi.fn(() => Promise.resolve(stored));
const all = vi.fn(() => Promise.resolve(offered.categories));
const store = {
  version: () => Promise.resolve(null),
  read,
  write: (tree: CategoryTree) => Promise.resolve(void (stored = tree)),
};
const ebay = { source: () => Promise.resolve(offered.source), all };
const refresh = () => createCategoryRefresh({ ebay, store, log }).refresh();

it("the refresh of categories stores eBay's tree, and fetches it again only when its version changed", async () => {
  await refresh();
  expect(stored).toEqual({ source: 'version 1', categories: full });
  await refresh();
  expect(all).toHaveBeenCalledOnce();
  offered = { source: 'version 2', categories: full.slice() };
  await refresh();
  expect(stored?.source).toBe('version 2');
});

it("the refresh of categories keeps the stored tree when eBay's response is incomplete", async () => {
  await refresh();
  offered = { source: 'version 2', categories: full.slice(1) };
  await expect(refresh()).rejects.toThrow('eBay sent only 4999 categories.');
  expect(stored?.source).toBe('version 1');
});

it('the refresh of categories replaces a stored tree that is unreadable', async () => {
  read.mockRejectedValueOnce(new Error('incorrect header check'));
  await refresh();
  expect(stored?.source).toBe('version 1');
});

it('the refresh of categories does nothing when eBay is not configured', async () => {
  await createCategoryRefresh({ ebay: null, store, log }).refresh();
  expect(stored).toBeNull();
});
