import { DEPOP_MAIN_TEMPLATES } from './platforms/depop/main';
import { EBAY_ENDED_PAGE_TEMPLATES } from './platforms/ebay/ended-pages';
import { EBAY_SELLER_TEMPLATES } from './platforms/ebay/seller';
import { ETSY_MAIN_TEMPLATES } from './platforms/etsy/main';
import { FACEBOOK_MAIN_TEMPLATES } from './platforms/facebook/main';
import { MERCARI_MAIN_TEMPLATES } from './platforms/mercari/main';
import { POSHMARK_MAIN_TEMPLATES } from './platforms/poshmark/main';
import { EBAY_VARIANT_TEMPLATES } from './platforms/ebay/variants';
import { POSHMARK_VARIANT_TEMPLATES } from './platforms/poshmark/variants';
import { DEPOP_VARIANT_TEMPLATES } from './platforms/depop/variants';
import { MERCARI_VARIANT_TEMPLATES } from './platforms/mercari/variants';
import { FACEBOOK_VARIANT_TEMPLATES } from './platforms/facebook/variants';
import { ETSY_VARIANT_TEMPLATES } from './platforms/etsy/variants';
import { EBAY_DESKTOP_TEMPLATES } from './platforms/ebay/desktop';
import { EBAY_LISTING_TEMPLATES } from './platforms/ebay/listings';
import { EBAY_CARD_TEMPLATES } from './platforms/ebay/cards';
import { EBAY_ROW_TEMPLATES } from './platforms/ebay/rows';
import { EBAY_SELLING_TEMPLATES } from './platforms/ebay/selling';
import { POSHMARK_DESKTOP_TEMPLATES } from './platforms/poshmark/desktop';
import { POSHMARK_LISTING_TEMPLATES } from './platforms/poshmark/listings';
import { POSHMARK_LIST_TEMPLATES } from './platforms/poshmark/parts-of-lists';
import { POSHMARK_SELLING_TEMPLATES } from './platforms/poshmark/selling';
import { DEPOP_DESKTOP_TEMPLATES } from './platforms/depop/desktop';
import { DEPOP_LISTING_TEMPLATES } from './platforms/depop/listings';
import { DEPOP_LIST_TEMPLATES } from './platforms/depop/parts-of-lists';
import { DEPOP_SELLING_TEMPLATES } from './platforms/depop/selling';
import type { Template } from './template';
import { CHAT_LIST_TEMPLATES } from './kinds/chat-lists';
import { CHAT_THREAD_TEMPLATES } from './kinds/chat-threads';
import { DESKTOP_MAIL_TEMPLATES } from './kinds/desktop-mails';
import { GROUP_POST_TEMPLATES } from './kinds/group-posts';
import { LIST_WITH_RECEIPT_TEMPLATES } from './kinds/lists-with-receipt';
import { LOCK_SCREEN_TEMPLATES } from './kinds/lock-screens';
import { PAYOUT_TEMPLATES } from './kinds/payouts';
import { PHONE_MAIL_TEMPLATES } from './kinds/phone-mails';
import { PURCHASE_HISTORY_TEMPLATES } from './kinds/purchase-history';
import { EBAY_CROWDED_LIST_TEMPLATES } from './platforms/ebay/crowded-lists';
import { EBAY_CROWDED_PAGE_TEMPLATES } from './platforms/ebay/crowded-pages';
import { EBAY_SOLD_ITEM_TEMPLATES } from './platforms/ebay/sold-items';
import { DEPOP_CROWDED_LIST_TEMPLATES } from './platforms/depop/crowded-lists';
import { DEPOP_CROWDED_PAGE_TEMPLATES } from './platforms/depop/crowded-pages';
import { DEPOP_SOLD_PAGE_TEMPLATES } from './platforms/depop/sold-pages';
import { DEPOP_WORDY_LISTING_TEMPLATES } from './platforms/depop/wordy-listings';
import { MERCARI_CROWDED_LIST_TEMPLATES } from './platforms/mercari/crowded-lists';
import { MERCARI_CROWDED_PAGE_TEMPLATES } from './platforms/mercari/crowded-pages';
import { FACEBOOK_CROWDED_LIST_TEMPLATES } from './platforms/facebook/crowded-lists';
import { FACEBOOK_CROWDED_PAGE_TEMPLATES } from './platforms/facebook/crowded-pages';
import { ETSY_CROWDED_LIST_TEMPLATES } from './platforms/etsy/crowded-lists';
import { ETSY_CROWDED_PAGE_TEMPLATES } from './platforms/etsy/crowded-pages';
import { POSHMARK_CROWDED_LIST_TEMPLATES } from './platforms/poshmark/crowded-lists';
import { POSHMARK_CROWDED_PAGE_TEMPLATES } from './platforms/poshmark/crowded-pages';
import { FACEBOOK_LISTING_TEMPLATES } from './platforms/facebook/listings';
import { FACEBOOK_DESKTOP_TEMPLATES } from './platforms/facebook/desktop';
import { FACEBOOK_ORDER_TEMPLATES } from './platforms/facebook/orders';
import { FACEBOOK_MESSAGE_TEMPLATES } from './platforms/facebook/messages';
import { FACEBOOK_CARD_TEMPLATES } from './platforms/facebook/cards';
import { FACEBOOK_ROW_TEMPLATES } from './platforms/facebook/rows';
import { ETSY_LISTING_TEMPLATES } from './platforms/etsy/listings';
import { ETSY_PURCHASE_TEMPLATES } from './platforms/etsy/purchases';
import { ETSY_MESSAGE_TEMPLATES } from './platforms/etsy/messages';
import { ETSY_DESKTOP_TEMPLATES } from './platforms/etsy/desktop';
import { ETSY_SALE_TEMPLATES } from './platforms/etsy/sales';
import { ETSY_CARD_TEMPLATES } from './platforms/etsy/cards';
import { ETSY_ROW_TEMPLATES } from './platforms/etsy/rows';
import { MERCARI_LISTING_TEMPLATES } from './platforms/mercari/listings';
import { MERCARI_PURCHASE_TEMPLATES } from './platforms/mercari/purchases';
import { MERCARI_CARD_TEMPLATES } from './platforms/mercari/cards';
import { MERCARI_ROW_TEMPLATES } from './platforms/mercari/rows';
import { MERCARI_MESSAGE_TEMPLATES } from './platforms/mercari/messages';
import { MERCARI_DESKTOP_TEMPLATES } from './platforms/mercari/desktop';
import { MERCARI_SALE_TEMPLATES } from './platforms/mercari/sales';
import { SUPPORT_CASE_TEMPLATES } from './kinds/support-cases';
import { PACKING_SLIP_TEMPLATES } from './kinds/packing-slips';
import { REVIEW_TEMPLATES } from './kinds/reviews';

export const TEMPLATES: readonly Template[] = [
  ...EBAY_ENDED_PAGE_TEMPLATES,
  ...EBAY_SELLER_TEMPLATES,
  ...EBAY_LISTING_TEMPLATES,
  ...EBAY_SELLING_TEMPLATES,
  ...EBAY_DESKTOP_TEMPLATES,
  ...EBAY_ROW_TEMPLATES,
  ...EBAY_CARD_TEMPLATES,
  ...POSHMARK_LISTING_TEMPLATES,
  ...POSHMARK_SELLING_TEMPLATES,
  ...POSHMARK_DESKTOP_TEMPLATES,
  ...POSHMARK_LIST_TEMPLATES,
  ...POSHMARK_MAIN_TEMPLATES,
  ...DEPOP_LISTING_TEMPLATES,
  ...DEPOP_SELLING_TEMPLATES,
  ...DEPOP_DESKTOP_TEMPLATES,
  ...DEPOP_LIST_TEMPLATES,
  ...DEPOP_MAIN_TEMPLATES,
  ...MERCARI_MAIN_TEMPLATES,
  ...FACEBOOK_MAIN_TEMPLATES,
  ...ETSY_MAIN_TEMPLATES,
  ...EBAY_VARIANT_TEMPLATES,
  ...POSHMARK_VARIANT_TEMPLATES,
  ...DEPOP_VARIANT_TEMPLATES,
  ...MERCARI_VARIANT_TEMPLATES,
  ...FACEBOOK_VARIANT_TEMPLATES,
  ...ETSY_VARIANT_TEMPLATES,
  ...MERCARI_LISTING_TEMPLATES,
  ...MERCARI_PURCHASE_TEMPLATES,
  ...MERCARI_SALE_TEMPLATES,
  ...MERCARI_DESKTOP_TEMPLATES,
  ...MERCARI_MESSAGE_TEMPLATES,
  ...MERCARI_ROW_TEMPLATES,
  ...MERCARI_CARD_TEMPLATES,
  ...FACEBOOK_LISTING_TEMPLATES,
  ...FACEBOOK_ORDER_TEMPLATES,
  ...FACEBOOK_DESKTOP_TEMPLATES,
  ...FACEBOOK_MESSAGE_TEMPLATES,
  ...FACEBOOK_ROW_TEMPLATES,
  ...FACEBOOK_CARD_TEMPLATES,
  ...ETSY_LISTING_TEMPLATES,
  ...ETSY_PURCHASE_TEMPLATES,
  ...ETSY_SALE_TEMPLATES,
  ...ETSY_DESKTOP_TEMPLATES,
  ...ETSY_MESSAGE_TEMPLATES,
  ...ETSY_ROW_TEMPLATES,
  ...ETSY_CARD_TEMPLATES,
  ...EBAY_CROWDED_LIST_TEMPLATES,
  ...EBAY_CROWDED_PAGE_TEMPLATES,
  ...EBAY_SOLD_ITEM_TEMPLATES,
  ...POSHMARK_CROWDED_LIST_TEMPLATES,
  ...POSHMARK_CROWDED_PAGE_TEMPLATES,
  ...DEPOP_CROWDED_LIST_TEMPLATES,
  ...DEPOP_CROWDED_PAGE_TEMPLATES,
  ...DEPOP_WORDY_LISTING_TEMPLATES,
  ...DEPOP_SOLD_PAGE_TEMPLATES,
  ...MERCARI_CROWDED_LIST_TEMPLATES,
  ...MERCARI_CROWDED_PAGE_TEMPLATES,
  ...FACEBOOK_CROWDED_LIST_TEMPLATES,
  ...FACEBOOK_CROWDED_PAGE_TEMPLATES,
  ...ETSY_CROWDED_LIST_TEMPLATES,
  ...ETSY_CROWDED_PAGE_TEMPLATES,
  ...CHAT_THREAD_TEMPLATES,
  ...CHAT_LIST_TEMPLATES,
  ...LOCK_SCREEN_TEMPLATES,
  ...LIST_WITH_RECEIPT_TEMPLATES,
  ...PURCHASE_HISTORY_TEMPLATES,
  ...PAYOUT_TEMPLATES,
  ...REVIEW_TEMPLATES,
  ...SUPPORT_CASE_TEMPLATES,
  ...PACKING_SLIP_TEMPLATES,
  ...PHONE_MAIL_TEMPLATES,
  ...DESKTOP_MAIL_TEMPLATES,
  ...GROUP_POST_TEMPLATES,
];
