import { DEPOP } from './platforms/depop/main';
import { EBAY_PUBLIC } from './platforms/ebay/public';
import { EBAY_SELLER } from './platforms/ebay/seller';
import { ETSY } from './platforms/etsy';
import { FACEBOOK } from './platforms/facebook';
import { MERCARI } from './platforms/mercari';
import { POSHMARK } from './platforms/poshmark/main';
import { EBAY_VARIANTS } from './platforms/ebay/variants';
import { POSHMARK_VARIANTS } from './platforms/poshmark/variants';
import { DEPOP_VARIANTS } from './platforms/depop/variants';
import { MERCARI_VARIANTS } from './platforms/mercari-variants';
import { FACEBOOK_VARIANTS } from './platforms/facebook-variants';
import { ETSY_VARIANTS } from './platforms/etsy-variants';
import { EBAY_DESKTOP } from './platforms/ebay/desktop';
import { EBAY_LISTINGS } from './platforms/ebay/listings';
import { EBAY_LISTS } from './platforms/ebay/parts-of-lists';
import { EBAY_SELLING } from './platforms/ebay/selling';
import type { Template } from './template';

export const TEMPLATES: readonly Template[] = [
  ...EBAY_PUBLIC,
  ...EBAY_SELLER,
  ...EBAY_LISTINGS,
  ...EBAY_SELLING,
  ...EBAY_DESKTOP,
  ...EBAY_LISTS,
  ...POSHMARK,
  ...DEPOP,
  ...MERCARI,
  ...FACEBOOK,
  ...ETSY,
  ...EBAY_VARIANTS,
  ...POSHMARK_VARIANTS,
  ...DEPOP_VARIANTS,
  ...MERCARI_VARIANTS,
  ...FACEBOOK_VARIANTS,
  ...ETSY_VARIANTS,
];
