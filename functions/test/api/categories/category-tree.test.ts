import { describe, expect, it } from 'vitest';
import { categoryFromPath } from '../../../src/domain/categories/category-path';
import {
  openBucketFile,
  CATEGORY_TREE_PATH,
  createCategoryTreeStore,
} from '../../../src/gateways/categories/category-tree-store';
import { SCHEDULED_ORIGIN } from '../support/environment';
import { startFakeBucketForSuite } from '../support/fake-gcs-server';

describe('a category tree in a bucket', () => {
  const bucketOf = startFakeBucketForSuite();

  it('is null before the first write, and each write replaces the tree and changes its version', async () => {
    const bucket = bucketOf();
    const open = () => Promise.resolve(openBucketFile(bucket, CATEGORY_TREE_PATH));
    const store = createCategoryTreeStore(open);
    expect([await store.version(), await store.read()]).toEqual([null, null]);
    const tree = { source: 'a test', categories: [categoryFromPath('253', 'Coins > Café Tokens')] };
    await store.write(tree);
    expect(await store.read()).toEqual(tree);
    const version = await store.version();
    expect(await store.version()).toBe(version);
    await store.write({ ...tree, source: 'another test' });
    expect((await store.read())?.source).toBe('another test');
    expect(await store.version()).not.toBe(version);
  });
});

it('the job refreshCategories succeeds when the server has no eBay keys', async () => {
  const { status } = await fetch(`${SCHEDULED_ORIGIN}/refreshCategories`, { method: 'POST' });
  expect(status).toBe(200);
});
