import type { App } from 'firebase-admin/app';
import { createGateways } from '../../functions/src/app/gateways';
import type { MediaGateway } from '../../functions/src/gateways/media/media';
import { mediaOf } from './media-of';
import type { Target } from './target';

/** Returns a function that opens the target's media gateway. */
export async function mediaGatewayOf(
  app: App,
  target: Target,
): Promise<() => Promise<MediaGateway>> {
  const config = {
    media: await mediaOf(target),
    billing: null,
    push: null,
    pushFolder: null,
    siteOrigin: '',
  };
  const gateways = createGateways(app, config, () => new Date());
  return () => gateways.media;
}
