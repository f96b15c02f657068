import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { createRemovalServices } from '../../functions/src/app/events/item-events';
import { createRepos } from '../../functions/src/app/repos';
import { createJsonLogger } from '../../functions/src/lib/json-logger';
import { gatewaysOf } from './gateways-of';
import type { Target } from './target';

/** Composes the services that remove a target's expired items and orphaned pictures. */
export async function createRemovalServicesOf(app: App, target: Target) {
  const log = createJsonLogger();
  const now = () => new Date();
  const gateways = await gatewaysOf(app, target);
  const media = () => gateways.media;
  const repos = createRepos({ db: getFirestore(app), log, now });
  return createRemovalServices({ repos, media, log, now });
}
