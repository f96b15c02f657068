import { vi } from 'vitest';
import type { AdClient } from '@/services/ads/ad-client';

/** Fakes of the methods of `AdClient`. By default, `showAd` finds no ad. */
export const showAd = vi.fn<AdClient['show']>(async () => 'unfilled');
export const removeAd = vi.fn<AdClient['remove']>((element) => element.replaceChildren());

/** Replaces the function that loads the ad client, so that no script of an ad network is loaded. */
export const adClientOf = vi.fn((): AdClient => ({ show: showAd, remove: removeAd }));
