import { join } from 'node:path';
import type { App } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { createGateways } from '../../functions/src/app/gateways';
import type { MediaConfig } from '../../functions/src/lib/config';
import { LOCAL_FOLDER, ROOT } from '../lib/paths';
import { findMediaBucket } from './media-bucket';
import type { Target } from './target';

/** Returns the gateways of a target. The gateways for billing, search and push are switched off. */
export async function gatewaysOf(app: App, target: Target) {
  const config = {
    media: await mediaOf(target),
    billing: null,
    elasticsearch: null,
    projectId: target.projectId,
    push: null,
    pushFolder: null,
    siteOrigin: '',
  };
  return createGateways(app, config, () => new Date());
}

/**
 * Returns where a target stores pictures. A project stores them in its bucket, and the local product stores them in a
 * folder. Throws a Problem if the project has no bucket.
 */
async function mediaOf({ projectId, emulatorHost }: Target): Promise<MediaConfig> {
  if (emulatorHost !== null) {
    const folder = process.env['MEDIA_FOLDER'] ?? join(LOCAL_FOLDER, 'data/media');
    return { store: 'folder', folder };
  }
  const functionsFolder = join(ROOT, 'functions');
  return {
    store: 'bucket',
    bucket: await findMediaBucket(getStorage(), projectId, functionsFolder),
  };
}
