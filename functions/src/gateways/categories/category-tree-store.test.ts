import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { categoryFromPath } from '../../domain/categories/category-path';
import { createCategoryTreeStore, openFolderFile } from './category-tree-store';

const tree = (name: string) => ({
  source: name,
  categories: [categoryFromPath('253', `Coins & Paper Money > Coins: US > ${name}`)],
});

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'categories-'));
  path = join(folder, 'categories/tree.json.gz');
  return () => rm(folder, { recursive: true });
});
const newStore = () => createCategoryTreeStore(() => Promise.resolve(openFolderFile(path)));

it('the category tree store returns null for the version and for the tree before the first write', async () => {
  expect(await newStore().version()).toBeNull();
  expect(await newStore().read()).toBeNull();
});

it('the category tree store returns the last written tree, and a different version after each write', async () => {
  await newStore().write(tree('Errors'));
  expect(await newStore().read()).toEqual(tree('Errors'));
  const version = await newStore().version();
  expect(await newStore().version()).toBe(version);
  await newStore().write(tree('Café Tokens'));
  expect(await newStore().read()).toEqual(tree('Café Tokens'));
  expect(await newStore().version()).not.toBe(version);
});

it('the category tree store stores one complete file when writes run at the same time', async () => {
  await Promise.all(['a', 'b', 'c'].map((name) => newStore().write(tree(name))));
  expect(await readdir(join(folder, 'categories'))).toEqual(['tree.json.gz']);
  expect((await newStore().read())?.categories).toHaveLength(1);
});

it('the category tree store throws when the file is unreadable', async () => {
  await newStore().write(tree('a'));
  await writeFile(path, 'not compressed');
  await expect(newStore().read()).rejects.toThrow();
});
