import type { AdSettings } from '@contract/schemas/site-settings';
import type { AdClient } from './ad-client';
import { createGoogleAds } from './google-ads';

let client: AdClient | null = null;

/** Returns the site's ad client. A page has only one client, because the network's script cannot be loaded twice. */
export const adClientOf = ({ clientId }: AdSettings): AdClient =>
  (client ??= createGoogleAds(clientId));
