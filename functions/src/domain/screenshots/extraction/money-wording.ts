/** What marketplaces set before, beside, above or after amounts of money, in US English. */

/** This is what the item itself sold for. */
const OWN_PRICE =
  /\b(item('?s)? (price|total|subtotal|amount|cost)|items? total|sold( price| for| at)?|sale (price|amount)|selling price|order price|winning bid|(accepted|final|agreed) (offer|price)|offer accepted|you sold (it|this) for)\b/i;

/** It is another kind of money. */
const OTHER_MONEY =
  /\b(shipping|ships|delivery|delivered|postage|expedited|handling|tax(es)?|vat|fees?|earn(s|ed|ings)?|you['’]?(ll|ve|re)? ?(make|made|get|got|receive|received|receipt|save|earn|keep|pay|paid)|payout|proceeds|profit|net|total|refund(ed)?|discount|coupon|was|orig(inal)?|retail|msrp|rrp|list(ing|ed)? (price|at|for)|starting (at|bid|price)|offer(s|ed)?|bids?|save|saved|credit|costs?|insurance|balance|buyer (paid|pays)|paid|month|mo|weekly|installments?|payments? of|up to|off|boost(ing)?|promoted|label|commission|deposit|donation|gift card|tip|spend|orders over|value|reserve|threshold|(protection|service) plan|klarna|affirm|afterpay|zip)\b/i;

/** Words of which labels of money are made, and titles are not. */
const LABEL_WORDS = new Set(
  (
    'a ad affirm afterpay amount and at balance bid boost boosting buyer buyers by card collected commission cost ' +
    'costs coupon credit deducted delivery depop deposit discount earn earned earnings ebay etsy est estimated fee ' +
    'fees final for free from funds gift ground handling if in income insurance item items klarna label ' +
    'listed listing made make marketplace mercari method net of offer on order orig original other paid payment ' +
    'payments payout plus poshmark posh postage price proceeds processing promoted purchase receive received refund ' +
    'rate retail sale sales savings seller selling sell service shipping shop sold standard state subtotal sum tax ' +
    'taxes the to total transaction usps ups fedex value was what withheld you youll your zip advantage priority'
  ).split(' '),
);

/** How an amount's label or what follows it names it: the item's own price, other money, or neither. */
export type MoneyKind = 'own' | 'other' | null;

/** The kind of money that words next to an amount on its own line name. */
export function moneyKind(words: string): MoneyKind {
  if (OWN_PRICE.test(words)) return 'own';
  return OTHER_MONEY.test(words) ? 'other' : null;
}

/** The kind of money that a text beside or above an amount names; null for a text that is more than a label. */
export function moneyKindOfLabel(text: string): MoneyKind {
  if (/^price:?$/i.test(text)) return 'own';
  const words =
    text
      .toLowerCase()
      .replace(/['’]|\(.*/g, '')
      .match(/\p{L}+/gu) ?? [];
  const known = words.filter((word) => LABEL_WORDS.has(word));
  return words.length > 0 && known.length >= 0.6 * words.length ? moneyKind(text) : null;
}
