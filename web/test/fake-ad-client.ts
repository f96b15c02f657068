import { vi } from 'vitest';
import type { AdClient } from '@/services/ads/ad-client';

/** What the ad client of the site does. By default, it has no ads. */
export const showAd = vi.fn<AdClient['show']>(async () => 'unfilled');
export const removeAd = vi.fn<AdClient['remove']>((element) => element.replaceChildren());

/** Replaces the ad client, so that no script loads. */
export const adClientOf = vi.fn((): AdClient => ({ show: showAd, remove: removeAd }));
