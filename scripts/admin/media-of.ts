import { join } from 'node:path';
import { getStorage } from 'firebase-admin/storage';
import type { MediaConfig } from '../../functions/src/lib/config';
import { LOCAL, ROOT } from '../stack/paths';
import { findMediaBucket } from './media-bucket';
import type { Target } from './target';

/** Returns where the pictures of a target are. Throws a Problem if a project has no bucket. */
export async function mediaOf({ projectId, emulatorHost }: Target): Promise<MediaConfig> {
  if (emulatorHost !== null) {
    const folder = process.env['MEDIA_FOLDER'] ?? join(LOCAL, 'data/media');
    return { store: 'folder', folder };
  }
  const functionsFolder = join(ROOT, 'functions');
  return {
    store: 'bucket',
    bucket: await findMediaBucket(getStorage(), projectId, functionsFolder),
  };
}
