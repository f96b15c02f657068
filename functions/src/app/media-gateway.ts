import type { App } from 'firebase-admin/app';
import { createBucketMedia } from '../gateways/media/bucket-media';
import { createFolderMedia } from '../gateways/media/folder-media';
import type { MediaGateway } from '../gateways/media/media';
import type { MediaConfig } from '../lib/config';

/** Where pictures are kept. Cloud Storage is loaded only where they are kept there. */
export async function createMediaGateway(
  firebase: App,
  config: MediaConfig,
): Promise<MediaGateway> {
  if (config.store === 'folder') return createFolderMedia(config.folder);
  const { getStorage } = await import('firebase-admin/storage');
  return createBucketMedia(getStorage(firebase).bucket(config.bucket));
}
