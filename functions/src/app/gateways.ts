import { join } from 'node:path';
import type { App } from 'firebase-admin/app';
import { createBucketFile } from '../gateways/categories/bucket-file';
import {
  CATEGORY_TREE_PATH,
  createCategoryTreeStore,
} from '../gateways/categories/category-tree-store';
import { createFolderFile } from '../gateways/categories/folder-file';
import { createFirebaseCredentials } from '../gateways/identity/firebase-credentials';
import { createFirebaseIdentity } from '../gateways/identity/firebase-identity';
import { createBucketMedia } from '../gateways/media/bucket-media';
import { createFolderMedia } from '../gateways/media/folder-media';
import type { MediaGateway } from '../gateways/media/media';
import type { MediaConfig } from '../lib/config';
import { lazily } from '../lib/lazily';

/**
 * The gateways that several functions use. Firebase Auth loads on first use, and the Cloud Storage SDK on first use if files are
 * stored in a bucket. The function that alone uses a gateway creates it itself, so that others do not load its packages.
 */
export function createGateways(firebase: App, media: MediaConfig) {
  const loadAuth = async () => (await import('firebase-admin/auth')).getAuth(firebase);
  const bucketOf = async (bucket: string) =>
    (await import('firebase-admin/storage')).getStorage(firebase).bucket(bucket);
  return lazily({
    identity: () => createFirebaseIdentity(loadAuth),
    credentials: () => createFirebaseCredentials(loadAuth),
    media: async (): Promise<MediaGateway> =>
      media.store === 'folder'
        ? createFolderMedia(media.folder)
        : createBucketMedia(await bucketOf(media.bucket)),
    categoryTree: () =>
      createCategoryTreeStore(async () =>
        media.store === 'folder'
          ? createFolderFile(join(media.folder, CATEGORY_TREE_PATH))
          : createBucketFile(await bucketOf(media.bucket), CATEGORY_TREE_PATH),
      ),
  });
}
