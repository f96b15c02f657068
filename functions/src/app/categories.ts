import { join } from 'node:path';
import type { App } from 'firebase-admin/app';
import { createBucketFile } from '../gateways/categories/bucket-file';
import {
  CATEGORY_TREE_PATH,
  type CategoryTreeStore,
  createCategoryTreeStore,
} from '../gateways/categories/category-tree-store';
import { createFolderFile } from '../gateways/categories/folder-file';
import { createStarterCategories } from '../gateways/categories/starter-categories';
import type { MediaConfig } from '../lib/config';
import { type CategoryLookup, createCategoryLookup } from '../services/categories/category-lookup';
import { createCurrentCategories } from '../services/categories/current-categories';
import type { Backend } from './backend';

/** Imports the Cloud Storage SDK on first use, and only if pictures are stored in a bucket. */
export function createTreeStore(firebase: App, media: MediaConfig): CategoryTreeStore {
  return createCategoryTreeStore(async () => {
    if (media.store === 'folder') return createFolderFile(join(media.folder, CATEGORY_TREE_PATH));
    const { getStorage } = await import('firebase-admin/storage');
    return createBucketFile(getStorage(firebase).bucket(media.bucket), CATEGORY_TREE_PATH);
  });
}

export function createCategories(
  { firebase, gate, now }: Pick<Backend, 'firebase' | 'gate' | 'now'>,
  media: MediaConfig,
): CategoryLookup {
  const store = createTreeStore(firebase, media);
  const starter = createStarterCategories();
  return createCategoryLookup(createCurrentCategories({ store, starter, log: gate.log, now }));
}
