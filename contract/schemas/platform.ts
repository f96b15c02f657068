import * as z from 'zod/mini';

export const PLATFORMS = ['ebay', 'poshmark', 'depop', 'mercari', 'facebook', 'etsy'] as const;
export const platformSchema = z.enum(PLATFORMS);
export type Platform = z.infer<typeof platformSchema>;

export const DEFAULT_PLATFORM: Platform = 'ebay';

/** The platform of a stored item. The app shows an item of an unknown platform as an item of eBay. */
export const storedPlatformSchema = z.catch(platformSchema, DEFAULT_PLATFORM);

export const PLATFORM_LABELS: Record<Platform, string> = {
  ebay: 'eBay',
  poshmark: 'Poshmark',
  depop: 'Depop',
  mercari: 'Mercari',
  facebook: 'Facebook Marketplace',
  etsy: 'Etsy',
};
