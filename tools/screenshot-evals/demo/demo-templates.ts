import type { Platform } from '@contract/schemas/platform';
import { TEMPLATES } from '../drawing/templates';
import type { Template } from '../drawing/template';

/** For each platform, the short names of the templates of pages that contain a photograph. */
const WITH_PHOTOGRAPH: Readonly<Record<Platform, string>> = {
  ebay: 'ended-item boxed-listing app-row ended-auction gallery-card former-page mobile-site banner-card bottom-sheet order-row wide-card mixed-listing',
  poshmark:
    'sold-page mixed-closet closet-row reduced former-page sold-row price-first-tile feed-post seller-tile photo-right',
  depop:
    'sold-product sale-panel shop-tile feed mixed-product sold-page big-photo-sale tall-tile words-above bought-row over-shop',
  mercari:
    'own-listing sold-page made-a-sale sale-row tall-photo web-sale liked-card sold-item gallery titled-tile sale-mail',
  facebook:
    'sold-listing sellers-view listings-row search-card price-first sold-page sale-card market-tile former-listing wide-card window-over-grid',
  etsy: 'big-photo sold-page sale-screen photo-card wide-listing favorite order-row sold-listing wide-card title-first-page mobile-site',
};

const WITHOUT_PHOTOGRAPH: Readonly<Record<Platform, string>> = {
  ebay: 'price-left order-on-top',
  poshmark: 'report-row banner-on-top',
  depop: 'history-row words-only mail-paid',
  mercari: 'history-table push-row',
  facebook: 'listings-table mail-paid',
  etsy: 'ledger-table table-mail',
};

/**
 * Returns the templates of a platform in the order in which to try them: first the template with the index `place`,
 * then the others.
 */
export function demoTemplates(
  platform: Platform,
  { hasPhotograph, place }: { readonly hasPhotograph: boolean; readonly place: number },
): readonly Template[] {
  const names = (hasPhotograph ? WITH_PHOTOGRAPH : WITHOUT_PHOTOGRAPH)[platform].split(' ');
  const start = place % names.length;
  return [...names.slice(start), ...names.slice(0, start)].map((name) => {
    const template = TEMPLATES.find((it) => it.name === `${platform}/${name}`);
    if (!template) throw new Error(`There is no template ${platform}/${name}`);
    return template;
  });
}
