import type { TextLine } from '../layout/text-lines';

/** Says that a page or row is about a sale to somebody, and not a listing as everybody sees it. */
const SALE_PAGE =
  /^(?:order (?:details|summary|status|number|total|earnings|#|id|date)|order$|order #|receipt$|sale details|sale$|you get$|buyer paid$|buyer\b|sold to\b|you sold|congrats|(?:your )?earnings$|mark as shipped|transaction (?:info|details)|net (?:earnings|payout)|total earned)|\b(?:sold|order(?:ed)?|purchased)\b.* (?:to|by|from) @/i;
/** What only the seller sees of an item, in a list of what they sold or on the order's page. */
const SELLER_WORDS =
  /\b(?:you(?:['’]ll| will)? (?:made|make|earned?|got|received?|keep)|(?:needs|ready|waiting) (?:shipping|to ship|to be shipped)|awaiting (?:shipment|dispatch|payment)|payment received|earnings (?:redeemed|available|pending)|date (?:sold|paid)|order complete|order (?:id|no\.?|number|#)|mark as|add tracking|ship (?:by|within)|dispatch by|custom label|refund buyer|(?:contact|message) buyer|feedback for buyer|(?:shipping|postage) label|packing slip|buyer paid|paid by buyer)\b/i;
const STATUS =
  /(?:^|[·•–|-] ?|\d{4} )(?:shipped|delivered|dispatched|in transit|in progress|completed?|rated|paid|unshipped|cancelled|refunded)$/i;
/** What a listing, a search or a shop has around it, which everybody sees. */
const LISTING_WORDS =
  /\b(?:similar (?:items|listings)|(?:you )?(?:may|might) also like|more from|explore related|add to (?:cart|bag|basket|bundle)|buy (?:it )?now|make (?:an )?offer|(?:message|contact|ask) seller|seller(?:['’]s)? (?:other|info|information|profile)|original listing|view similar|sell one like|best offer|place bid|\d bids?|item is sold|listing sold|item sold on|this item sold|sign in|log ?in|ships? from|ad by|% (?:positive|off)|favorites|people have|cost to ship|watchlist|updated|search for|search on|shop now|visit shop)\b|^(?:follow|search)$|\d%|^(?:condition|pre-?owned|brand new|new \(other\)|open box|used|for parts|from united states)\b/i;
const SALE_DATE = /\b(?:sold|paid|ordered|purchased|bought|sale)\b.*\d/i;
/** A row of a list: this much wider than high, and of few lines. */
const ROW = { minShape: 1.8, maxLines: 14 };

/** Whether a page is about a sale to somebody, so that the person on it is the buyer and not the listing's shop. */
export function isSalePage(
  lines: readonly TextLine[],
  page: { readonly width: number; readonly height: number },
  hasAddress: boolean,
): boolean {
  if (lines.some(({ text }) => SALE_PAGE.test(text))) return true;
  if (lines.some(({ text }) => LISTING_WORDS.test(text))) return false;
  if (hasAddress) return true;
  const isRow = page.width > ROW.minShape * page.height && lines.length <= ROW.maxLines;
  return lines.some(
    ({ text }) =>
      SELLER_WORDS.test(text) || STATUS.test(text.trim()) || (isRow && SALE_DATE.test(text)),
  );
}
