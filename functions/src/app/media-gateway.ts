import type { App } from 'firebase-admin/app';
import { createBucketMedia } from '../gateways/media/bucket-media';
import { createFolderMedia } from '../gateways/media/folder-media';
import type { MediaGateway } from '../gateways/media/media';
import type { MediaConfig } from '../lib/config';

/** Imports the Cloud Storage SDK only if pictures are stored in a bucket. */
export async function createMediaGateway(
  firebase: App,
  config: MediaConfig,
): Promise<MediaGateway> {
  if (config.store === 'folder') return createFolderMedia(config.folder);
  const { getStorage } = await import('firebase-admin/storage');
  return createBucketMedia(getStorage(firebase).bucket(config.bucket));
}
