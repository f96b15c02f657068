import { vi } from 'vitest';
import type { AdClient } from '@/services/ads/ad-client';

/** Replaces `AdClient.show`. By default, there is no ad to show. */
export const showAd = vi.fn<AdClient['show']>(async () => 'unfilled');
export const removeAd = vi.fn<AdClient['remove']>((element) => element.replaceChildren());

/** Replaces the real ad client, so that no script of an ad network is loaded. */
export const adClientOf = vi.fn((): AdClient => ({ show: showAd, remove: removeAd }));
