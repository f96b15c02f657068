import { join } from 'node:path';
import type { App } from 'firebase-admin/app';
import { openStripe } from '../gateways/billing/open-stripe';
import { createStripeBilling } from '../gateways/billing/stripe-billing';
import { unavailable } from '../gateways/billing/stripe-errors';
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
import type { Config } from '../lib/config';
import { lazily } from '../lib/lazily';

type GatewaysConfig = Pick<Config, 'billing' | 'media' | 'siteOrigin'>;

/**
 * The gateways that several functions use. Stripe and Firebase Auth load on first use, and the Cloud Storage SDK on first use if files are
 * stored in a bucket. The function that alone uses a gateway creates it itself, so that others do not load its packages.
 */
export function createGateways(
  firebase: App,
  { billing, media, siteOrigin }: GatewaysConfig,
  now: () => Date,
) {
  const loadAuth = async () => (await import('firebase-admin/auth')).getAuth(firebase);
  const bucketOf = async (bucket: string) =>
    (await import('firebase-admin/storage')).getStorage(firebase).bucket(bucket);
  return lazily({
    billing: () =>
      createStripeBilling({
        open: async () => {
          if (billing === null) throw unavailable(new Error('STRIPE_SECRET_KEY is missing.'));
          return openStripe(billing);
        },
        webhookSecret: billing?.webhookSecret ?? null,
        ...{ siteOrigin, now },
      }),
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
