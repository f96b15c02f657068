import type { Platform } from '@contract/schemas/platform';

/** Where each marketplace helps its sellers. */
export const marketplaceHomes: Readonly<Record<Platform, string>> = {
  ebay: 'https://www.ebay.com/sellercenter',
  poshmark: 'https://support.poshmark.com',
  depop: 'https://depophelp.zendesk.com',
  mercari: 'https://www.mercari.com/us/help_center',
  facebook: 'https://www.facebook.com/help/marketplace',
  etsy: 'https://www.etsy.com/seller-handbook',
};
