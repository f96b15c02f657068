import type { Platform } from '@contract/schemas/platform';
import { DEPOP_SIGNS } from './platform-signs/depop';
import { EBAY_SIGNS } from './platform-signs/ebay';
import { ETSY_SIGNS } from './platform-signs/etsy';
import { FACEBOOK_SIGNS } from './platform-signs/facebook';
import { MERCARI_SIGNS } from './platform-signs/mercari';
import { POSHMARK_SIGNS } from './platform-signs/poshmark';
import type { PlatformSign } from './platform-signs/platform-sign';

/** The names by which marketplaces call themselves on their own pages; titles are never searched for them. */
export const PLATFORM_NAMES: Record<Platform, RegExp> = {
  ebay: /\be[B8]ay\b|^ebay$/i,
  poshmark: /\bposh(mark|er|post)?\b(?!_)/i,
  depop: /\bdepop\b/i,
  mercari: /\bmercari\b/i,
  facebook: /\bfacebook\b|^marketplace$/i,
  etsy: /\betsy(['’]s)?\b/i,
};

/** What each marketplace's app and pages say. */
export const PLATFORM_SIGNS: Record<Platform, readonly PlatformSign[]> = {
  ebay: EBAY_SIGNS,
  poshmark: POSHMARK_SIGNS,
  depop: DEPOP_SIGNS,
  mercari: MERCARI_SIGNS,
  facebook: FACEBOOK_SIGNS,
  etsy: ETSY_SIGNS,
};
