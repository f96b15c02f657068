import type { FeeKind } from '@contract/schemas/fee-area';

/**
 * Matches labels of the amount that the buyer paid or that the item cost. If a label matches, it names no fee, payout
 * or tax.
 */
const OTHER_AMOUNT =
  /\b(?:(?:item|sold|sale|selling|list(?:ing|ed)?|order|offer|original|your) price|sold (?:for|at)|sub-?total|order total|(?:buyer|they|customer) paid|paid by (?:the )?buyer|(?:item|order|sale) total|total (?:paid|price|sale)|winning bid)\b/i;
const FEE =
  /\b(?:fees?|commissions?|processing|final value|transaction (?:fee|cost)s?|(?:promoted|offsite) (?:listings?|ads?)|ad costs?|seller(?:['’]s)? costs?|boost(?:ing|ed)?|deductions?|deducted|(?:shipping|postage) label|label costs?)\b/i;
const PAYOUT =
  /\b(?:pay-?outs?|paid out|earn(?:ed|ings?|s)?|net|proceeds|profit|deposit(?:ed)?|take[- ]home|you(?:['’]?(?:ll|ve|re)| will| have)? ?(?:made|make|earn(?:ed)?|g[eo]t|receive[ds]?|keep)|(?:added|transferred|available) (?:to|for|in) (?:your )?(?:balance|bank)|(?:your|available|pending) (?:balance|cut|share|income))\b/i;
const BEYOND_TAX =
  /\b(?:before|excl(?:uding|\.)?|plus|incl(?:uding|udes|\.)?) (?:\w+ )?(?:tax|fees?)/i;
const TAX = /\b(?:tax(?:es)?|vat|gst)\b/i;

/** Returns the kind of fee, payout or tax that a label names. Returns null if other people may see the amount. */
export function feeKindOf(label: string): FeeKind | null {
  if (BEYOND_TAX.test(label)) return null;
  if (TAX.test(label)) return 'tax';
  if (OTHER_AMOUNT.test(label) && !FEE.test(label)) return null;
  if (PAYOUT.test(label) && !/\bfees?\b/i.test(label)) return 'payout';
  return FEE.test(label) ? 'fee' : null;
}

const ONLY_A_FEE_LABEL = new RegExp(
  String.raw`^[-–—•·\s]*(?:(?:your|my|the|total|estimated|est|net|seller(?:['’]s)?|selling|shop|store|transaction|payment|processing|` +
    String.raw`marketplace|platform|service|final value|promoted|offsite|ads?|listings?|shipping|postage|label|sales|ebay|etsy|mercari|depop|poshmark|order|item|from)[.:]? )*` +
    String.raw`(?:fees?|commissions?|(?:ad|label) costs?|deductions?|earnings?|pay-?outs?|proceeds|profit|deposit|tax(?:es)?|vat|gst)` +
    String.raw`(?: \([^)]*\)| [\d.]+ ?%)?[\s:.·•-]*$|^\s*you(?:['’]?(?:ll|ve)| will| have)? (?:made|make|earn(?:ed)?|get|receive[ds]?|keep)\b[\s:]*$`,
  'i',
);

/**
 * Returns true if a text is only a label of a fee, a payout or a tax: 'Selling fee (10%)', 'Your earnings', 'You made'.
 */
export const isFeeLabel = (text: string): boolean => ONLY_A_FEE_LABEL.test(text);
