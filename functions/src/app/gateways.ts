import { join } from 'node:path';
import type { App } from 'firebase-admin/app';
import { loadStripeClient } from '../gateways/billing/load-stripe-client';
import { createStripeBillingGateway } from '../gateways/billing/stripe-billing';
import { stripeUnavailableError } from '../gateways/billing/stripe-errors';
import {
  openBucketFile,
  CATEGORY_TREE_PATH,
  createCategoryTreeStore,
  openFolderFile,
} from '../gateways/categories/category-tree-store';
import { createItemEngine } from '../gateways/elasticsearch/item-engine';
import { createFirebaseCredentialsGateway } from '../gateways/identity/firebase-credentials';
import { createFirebaseIdentityGateway } from '../gateways/identity/firebase-identity';
import { createBucketMediaGateway } from '../gateways/media/bucket-media';
import { createFolderMediaGateway } from '../gateways/media/folder-media';
import type { MediaGateway } from '../gateways/media/media';
import { createFcmPushGateway } from '../gateways/push/fcm-push';
import { createFolderPushGateway } from '../gateways/push/folder-push';
import type { PushGateway } from '../gateways/push/push';
import type { Config } from '../lib/config';
import { lazily } from '../lib/lazily';

type GatewaysConfig = Pick<
  Config,
  'billing' | 'elasticsearch' | 'media' | 'projectId' | 'push' | 'pushFolder' | 'siteOrigin'
>;

/**
 * Creates the gateways that several functions use. If only one function uses a gateway, that function creates it, so
 * that the other functions do not load the gateway's packages. Stripe, Firebase Auth and FCM load on first use. The
 * Cloud Storage SDK also loads on first use, if files are stored in a bucket.
 */
export function createGateways(
  firebase: App,
  { billing, elasticsearch, media, projectId, push, pushFolder, siteOrigin }: GatewaysConfig,
  now: () => Date,
) {
  const loadAuth = async () => (await import('firebase-admin/auth')).getAuth(firebase);
  const bucketOf = async (bucket: string) =>
    (await import('firebase-admin/storage')).getStorage(firebase).bucket(bucket);
  return lazily({
    billing: () =>
      createStripeBillingGateway({
        open: async () => {
          if (billing === null)
            throw stripeUnavailableError(new Error('STRIPE_SECRET_KEY is missing.'));
          return loadStripeClient(billing);
        },
        webhookSecret: billing?.webhookSecret ?? null,
        siteOrigin,
        now,
      }),
    /** The search engine. Null if the site has none, or if this Cloud Function does not use it. */
    itemEngine: () => elasticsearch && createItemEngine(elasticsearch, projectId),
    identity: () => createFirebaseIdentityGateway(loadAuth),
    credentials: () => createFirebaseCredentialsGateway(loadAuth),
    media: async (): Promise<MediaGateway> =>
      media.store === 'folder'
        ? createFolderMediaGateway(media.folder)
        : createBucketMediaGateway(await bucketOf(media.bucket)),
    /**
     * The service that delivers pushes. Null if the site has no push certificate. Also null on a local stack that has
     * no folder for pushes.
     */
    push: (): PushGateway | null => {
      if (push === null) return null;
      if ('isLocal' in push)
        return pushFolder === null ? null : createFolderPushGateway(pushFolder, now);
      return createFcmPushGateway(async () =>
        (await import('firebase-admin/messaging')).getMessaging(firebase),
      );
    },
    categoryTree: () =>
      createCategoryTreeStore(async () =>
        media.store === 'folder'
          ? openFolderFile(join(media.folder, CATEGORY_TREE_PATH))
          : openBucketFile(await bucketOf(media.bucket), CATEGORY_TREE_PATH),
      ),
  });
}
