import { writtenDates } from '../wording/calendar-dates';
import type { TextLine } from '../layout/text-lines';

/** Matches the heading of a section about the buyer, on a line of its own: 'Ship to', 'Buyer information'. */
const BUYER_HEADING =
  /^(?:(?:ship(?:ped|ping|s)?|deliver(?:y|ed|ing|s)?|send(?:ing)?|sent|mail(?:ed|ing)?|sold) ?t[o0]|(?:(?:delivery|shipping|mailing|postal|recipient|customer|buyer)(?:['’]?s)? ?)?(?:address|(?:address|contact) (?:details|info(?:rmation)?))|(?:your |the |about (?:your |the )?|meet (?:your |the )?)?(?:b[ua]yer|recipient|customer|purchaser|shopper|(?:winning |high )?bidder|winner)(?:['’]?s)?(?: (?:info(?:rmation)?|details|name|(?:full|real) name|user ?(?:name|id)|id|handle|account|profile|(?:and|&) (?:shipping|delivery|address|order)(?: details| info(?:rmation)?)?))?|(?:delivery|shipping) (?:details|info(?:rmation)?)|(?:purchased|bought|ordered|won|claimed) by|order(?:ed)? from|(?:going|on its way) to|user ?name|(?:full |shipping )?name)\s*:?$/i;
const OTHER_SECTION =
  /\$\s?\d|^(?:what (?:you|your)|(?:your |order |net |total )?earn|payout|price|payment|paid\b|tracking|track\b|order\b|transaction|item\b|items\b|(?:shipping|delivery) (?:label|method|service|speed|cost|fee|status|paid)|message|contact (?:buyer|seller)|print|mark as|sold\b|purchased|bought|payout|relist|total|subtotal|ship by|ship (?:the|this|your|via|with)|status|notes?\b|leave|timeline|activity|summary|usps|ups\b|fedex|download|you['’]?(?:ll| sold| made| earn))/i;
const PUBLIC_PLACE =
  /\b(?:located|location|listed|ships? from|shipped from|posted|pick ?up|item in)\b/i;
const UNDER_NAME =
  /^(?:(?:joined|member since|active|last active|on (?:facebook|etsy|depop|mercari|poshmark) since)\b|view (?:buyer|profile|their))/i;

export function isBuyerHeading(text: string): boolean {
  return BUYER_HEADING.test(text.trim());
}

/** Returns true if a line starts another section. A section about the buyer, or an address, ends above such a line. */
export function startsOtherSection(text: string): boolean {
  return OTHER_SECTION.test(text) || isBuyerHeading(text);
}

/** Returns true if a line contains the item's location. On a listing, the location is public. */
export function isItemLocationLine(text: string): boolean {
  return PUBLIC_PLACE.test(text);
}

/**
 * Returns true if a line contains membership information, which can be below a person's name: 'Joined Facebook in
 * 2015'.
 */
export function isMembershipLine(text: string): boolean {
  return UNDER_NAME.test(text);
}

/** Matches words that only pages and rows about a sale contain. No public listing contains them. */
const SALE_PAGE =
  /^(?:order (?:details|summary|status|no\b|number|total|earnings|#|id|date)|order$|order #|receipt$|sale details|sale$|you get$|buyer paid$|buyer\b|customer\b|purchased by\b|bought by\b|(?:sale|sold) date\b|date sold\b|net proceeds\b|commission\b|(?:selling|transaction|payment processing|processing) fee\b|sold to\b|you sold|congrats|(?:your )?earnings$|mark as shipped|transaction (?:info|details)|net (?:earnings|payout)|total earned|earned:? \$|payout:? \$|tracking:? \S*\d{4}|leave feedback$)|\b(?:ebay|depop|etsy|mercari|poshmark|facebook|seller|selling|transaction) fees?:? -?\$|\b(?:sold|order(?:ed)?|purchased)\b.* (?:to|by|from) @/i;
const SELLER_WORDS =
  /\b(?:you(?:['’]ll| will)? (?:made|make|earned?|got|received?|keep)|(?:needs|ready|waiting) (?:shipping|to ship|to be shipped)|awaiting (?:shipment|dispatch|payment)|payment received|earnings (?:redeemed|available|pending)|date (?:sold|paid)|order complete|order (?:id|no\.?|number|#)|mark as|add tracking|ship (?:by|within)|dispatch by|custom label|refund buyer|(?:contact|message) buyer|feedback for buyer|(?:shipping|postage) label|packing slip|who bought this|you s?old this|started this chat|as sold|buyer paid|paid by buyer|(?:print|download|create|buy) (?:shipping |postage |your |the )?label|label (?:printed|created)|ship (?:your item|it)\b|your item (?:has )?(?:been )?sold|you made (?:a|the) sale|new sale|feedback left|selling price|sold price|ordered by|net (?:proceeds|sale)|sold items)\b/i;
const STATUS =
  /(?:^|[·•–|-] ?|\d{4} )(?:shipped|delivered|dispatched|in transit|in progress|completed?|rated|paid|unshipped|cancelled|refunded|label printed|label created|needs shipping|awaiting (?:shipment|rating|payment|dispatch|pickup)|feedback left)$/i;
const LISTING_WORDS =
  /\b(?:similar (?:items|listings)|(?:you )?(?:may|might) also like|more from|explore related|add to (?:cart|bag|basket|bundle)|buy (?:it )?now|make (?:an )?offer|(?:message|contact|ask) seller|seller(?:['’]s)? (?:other|info|information|profile)|original listing|view similar|sell one like|best offer|place bid|\d bids?|item is sold|listing sold|item sold on|this item sold|sign in|log ?in|ships? from|ad by|% (?:positive|off)|people have|cost to ship|watchlist|shop now|visit shop)\b|^follow$|^from united states\b/i;
const SALE_WORD =
  /\b(?:sold|paid(?: out)?|ordered|purchased|bought|sale|shipped|delivered|dispatched|completed?|in transit|in progress|awaiting shipment|ready to ship)\b/i;
const ROW = { minShape: 1.2, maxLines: 14 };

/** Returns true if a page is about a sale. A person on such a page is the buyer, not the shop. */
export function isSalePage(
  lines: readonly TextLine[],
  page: { readonly width: number; readonly height: number },
  hasAddress: boolean,
): boolean {
  if (lines.some(({ text }) => SALE_PAGE.test(text))) return true;
  if (isListingPage(lines)) return false;
  if (hasAddress) return true;
  const isRow = page.width > ROW.minShape * page.height && lines.length <= ROW.maxLines;
  if (isRow && isDatedSale(lines)) return true;
  return lines.some(({ text }) => SELLER_WORDS.test(text) || STATUS.test(text.trim()));
}

/** Returns true if a page has the buttons and headings of a public listing. */
export function isListingPage(lines: readonly TextLine[]): boolean {
  return lines.some(({ text }) => LISTING_WORDS.test(text));
}

const PURCHASE_PAGE =
  /\b(?:purchased from|purchases?$|purchase from|(?:buy|order) (?:this |it )?again|your offer was accepted|order confirmed|your order is|thank you for your order|rate (?:the |your )?seller|rate and review|you bought|your purchase|bought from|track package|you paid|total paid)\b/i;

/** Matches labels of amounts that only sellers see. */
const SELLER_MONEY =
  /^(?:payout|net (?:proceeds|earnings|payout)|(?:your|order|total) earnings|you (?:earn(?:ed)?|made|get|receive)|commission|(?:selling|seller|transaction|payment processing|processing|final value) fees?)\b/i;

/**
 * Returns true if a page is about an order that the member placed as a buyer. The other person on such a page is the
 * shop.
 */
export function isPurchasePage(lines: readonly TextLine[]): boolean {
  return (
    lines.some(({ text }) => PURCHASE_PAGE.test(text)) &&
    !lines.some(({ text }) => SELLER_MONEY.test(text))
  );
}

/**
 * Returns true if one of the lines has a full date, or a word about a sale together with a digit. Rows of listings show
 * no full date.
 */
function isDatedSale(lines: readonly TextLine[]): boolean {
  if (lines.some(({ text }) => writtenDates(text).length > 0)) return true;
  return lines.some(({ text }) => SALE_WORD.test(text) && /\d/.test(text));
}
