import type { App } from 'firebase-admin/app';
import { createGateways } from '../../functions/src/app/gateways';
import { mediaOf } from './media-of';
import type { Target } from './target';

/** Returns the target's gateways for a command that stores pictures or categories. Others are closed. */
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
