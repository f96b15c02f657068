import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { createGateways } from '../../functions/src/app/gateways';
import { createRemovals } from '../../functions/src/app/removal-services';
import { createRepos } from '../../functions/src/app/repos';
import { createJsonLogger } from '../../functions/src/lib/json-logger';
import { mediaOf } from './media-of';
import type { Target } from './target';

/** Composes for a command what removes expired items and orphaned pictures. */
export async function removalsOf(app: App, target: Target) {
  const [log, now] = [createJsonLogger(), () => new Date()];
  const config = {
    media: await mediaOf(target),
    billing: null,
    push: null,
    pushFolder: null,
    siteOrigin: '',
  };
  const gateways = createGateways(app, config, now);
  const repos = createRepos({ db: getFirestore(app), log, now });
  return createRemovals({ repos, media: () => gateways.media, log, now });
}
