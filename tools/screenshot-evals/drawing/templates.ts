import { DEPOP } from './platforms/depop/main';
import { EBAY_ENDED_PAGES } from './platforms/ebay/ended-pages';
import { EBAY_SELLER } from './platforms/ebay/seller';
import { ETSY } from './platforms/etsy/main';
import { FACEBOOK } from './platforms/facebook/main';
import { MERCARI } from './platforms/mercari/main';
import { POSHMARK } from './platforms/poshmark/main';
import { EBAY_VARIANTS } from './platforms/ebay/variants';
import { POSHMARK_VARIANTS } from './platforms/poshmark/variants';
import { DEPOP_VARIANTS } from './platforms/depop/variants';
import { MERCARI_VARIANTS } from './platforms/mercari/variants';
import { FACEBOOK_VARIANTS } from './platforms/facebook/variants';
import { ETSY_VARIANTS } from './platforms/etsy/variants';
import { EBAY_DESKTOP } from './platforms/ebay/desktop';
import { EBAY_LISTINGS } from './platforms/ebay/listings';
import { EBAY_CARDS } from './platforms/ebay/cards';
import { EBAY_ROWS } from './platforms/ebay/rows';
import { EBAY_SELLING } from './platforms/ebay/selling';
import { POSHMARK_DESKTOP } from './platforms/poshmark/desktop';
import { POSHMARK_LISTINGS } from './platforms/poshmark/listings';
import { POSHMARK_LISTS } from './platforms/poshmark/parts-of-lists';
import { POSHMARK_SELLING } from './platforms/poshmark/selling';
import { DEPOP_DESKTOP } from './platforms/depop/desktop';
import { DEPOP_LISTINGS } from './platforms/depop/listings';
import { DEPOP_LISTS } from './platforms/depop/parts-of-lists';
import { DEPOP_SELLING } from './platforms/depop/selling';
import type { Template } from './template';
import { CHAT_LISTS } from './kinds/chat-lists';
import { CHAT_THREADS } from './kinds/chat-threads';
import { DESKTOP_MAILS } from './kinds/desktop-mails';
import { GROUP_POSTS } from './kinds/group-posts';
import { LISTS_WITH_RECEIPT } from './kinds/lists-with-receipt';
import { LOCK_SCREENS } from './kinds/lock-screens';
import { PAYOUTS } from './kinds/payouts';
import { PHONE_MAILS } from './kinds/phone-mails';
import { PURCHASE_HISTORY } from './kinds/purchase-history';
import { EBAY_CROWDED_LISTS } from './platforms/ebay/crowded-lists';
import { EBAY_CROWDED_PAGES } from './platforms/ebay/crowded-pages';
import { EBAY_FOUND_SOLD } from './platforms/ebay/found-sold';
import { DEPOP_CROWDED_LISTS } from './platforms/depop/crowded-lists';
import { DEPOP_CROWDED_PAGES } from './platforms/depop/crowded-pages';
import { DEPOP_SOLD_PAGES } from './platforms/depop/sold-pages';
import { DEPOP_TALK } from './platforms/depop/talk';
import { MERCARI_CROWDED_LISTS } from './platforms/mercari/crowded-lists';
import { MERCARI_CROWDED_PAGES } from './platforms/mercari/crowded-pages';
import { FACEBOOK_CROWDED_LISTS } from './platforms/facebook/crowded-lists';
import { FACEBOOK_CROWDED_PAGES } from './platforms/facebook/crowded-pages';
import { ETSY_CROWDED_LISTS } from './platforms/etsy/crowded-lists';
import { ETSY_CROWDED_PAGES } from './platforms/etsy/crowded-pages';
import { POSHMARK_CROWDED_LISTS } from './platforms/poshmark/crowded-lists';
import { POSHMARK_CROWDED_PAGES } from './platforms/poshmark/crowded-pages';
import { FACEBOOK_LISTINGS } from './platforms/facebook/listings';
import { FACEBOOK_DESKTOP } from './platforms/facebook/desktop';
import { FACEBOOK_ORDERS } from './platforms/facebook/orders';
import { FACEBOOK_MESSAGES } from './platforms/facebook/messages';
import { FACEBOOK_CARDS } from './platforms/facebook/cards';
import { FACEBOOK_ROWS } from './platforms/facebook/rows';
import { ETSY_LISTINGS } from './platforms/etsy/listings';
import { ETSY_PURCHASES } from './platforms/etsy/purchases';
import { ETSY_MESSAGES } from './platforms/etsy/messages';
import { ETSY_DESKTOP } from './platforms/etsy/desktop';
import { ETSY_SALES } from './platforms/etsy/sales';
import { ETSY_CARDS } from './platforms/etsy/cards';
import { ETSY_ROWS } from './platforms/etsy/rows';
import { MERCARI_LISTINGS } from './platforms/mercari/listings';
import { MERCARI_PURCHASES } from './platforms/mercari/purchases';
import { MERCARI_CARDS } from './platforms/mercari/cards';
import { MERCARI_ROWS } from './platforms/mercari/rows';
import { MERCARI_MESSAGES } from './platforms/mercari/messages';
import { MERCARI_DESKTOP } from './platforms/mercari/desktop';
import { MERCARI_SALES } from './platforms/mercari/sales';
import { CASES } from './kinds/cases';
import { PACKING_SLIPS } from './kinds/packing-slips';
import { REVIEWS } from './kinds/reviews';

export const TEMPLATES: readonly Template[] = [
  ...EBAY_ENDED_PAGES,
  ...EBAY_SELLER,
  ...EBAY_LISTINGS,
  ...EBAY_SELLING,
  ...EBAY_DESKTOP,
  ...EBAY_ROWS,
  ...EBAY_CARDS,
  ...POSHMARK_LISTINGS,
  ...POSHMARK_SELLING,
  ...POSHMARK_DESKTOP,
  ...POSHMARK_LISTS,
  ...POSHMARK,
  ...DEPOP_LISTINGS,
  ...DEPOP_SELLING,
  ...DEPOP_DESKTOP,
  ...DEPOP_LISTS,
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
  ...MERCARI_LISTINGS,
  ...MERCARI_PURCHASES,
  ...MERCARI_SALES,
  ...MERCARI_DESKTOP,
  ...MERCARI_MESSAGES,
  ...MERCARI_ROWS,
  ...MERCARI_CARDS,
  ...FACEBOOK_LISTINGS,
  ...FACEBOOK_ORDERS,
  ...FACEBOOK_DESKTOP,
  ...FACEBOOK_MESSAGES,
  ...FACEBOOK_ROWS,
  ...FACEBOOK_CARDS,
  ...ETSY_LISTINGS,
  ...ETSY_PURCHASES,
  ...ETSY_SALES,
  ...ETSY_DESKTOP,
  ...ETSY_MESSAGES,
  ...ETSY_ROWS,
  ...ETSY_CARDS,
  ...EBAY_CROWDED_LISTS,
  ...EBAY_CROWDED_PAGES,
  ...EBAY_FOUND_SOLD,
  ...POSHMARK_CROWDED_LISTS,
  ...POSHMARK_CROWDED_PAGES,
  ...DEPOP_CROWDED_LISTS,
  ...DEPOP_CROWDED_PAGES,
  ...DEPOP_TALK,
  ...DEPOP_SOLD_PAGES,
  ...MERCARI_CROWDED_LISTS,
  ...MERCARI_CROWDED_PAGES,
  ...FACEBOOK_CROWDED_LISTS,
  ...FACEBOOK_CROWDED_PAGES,
  ...ETSY_CROWDED_LISTS,
  ...ETSY_CROWDED_PAGES,
  ...CHAT_THREADS,
  ...CHAT_LISTS,
  ...LOCK_SCREENS,
  ...LISTS_WITH_RECEIPT,
  ...PURCHASE_HISTORY,
  ...PAYOUTS,
  ...REVIEWS,
  ...CASES,
  ...PACKING_SLIPS,
  ...PHONE_MAILS,
  ...DESKTOP_MAILS,
  ...GROUP_POSTS,
];
