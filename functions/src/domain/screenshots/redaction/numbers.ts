import type { TextLine } from '../layout/text-lines';
import { matches, type FoundText } from './found-text';

/** eBay: 12-12345-12345. The engine takes some figures for letters alike. */
const EBAY_ORDER = /(?<![\w-])[\dOISB]{2} ?[-–—] ?[\dOISB]{5} ?[-–—] ?[\dOISB]{5}(?![\w-])/g;
/** Etsy: ten figures after a '#'; titles number their items with fewer. */
const ETSY_ORDER = /(?<![\w#])[#№] ?[\dOISB]{9,11}(?![\w-])/g;
/** Poshmark: 24 figures and letters from a to f, alone: at the end of a web address it is the listing. */
const POSHMARK_ORDER =
  /(?<![\w/=.-])(?=(?:[a-z]*\d){6})(?=(?:\d*[a-z]){2})[\da-zO]{22,26}(?![\w-])/g;
/** USPS: 20 to 22 figures, or 30 and more with the ZIP code, in groups of four or in one. */
const USPS_TRACKING = /(?<!\d)(?:\d[ ]?){17,33}\d(?!\d)/g;
/** UPS: 1Z and 16 figures and capitals. */
const UPS_TRACKING = /\b[1Il|]Z(?: ?[\dA-Z]){16}\b/g;
/** Parcels from abroad (UPU S10): two letters, nine figures, the country. */
const PARCEL_FROM_ABROAD = /\b[A-Z]{2} ?\d{3} ?\d{3} ?\d{3} ?[A-Z]{2}\b/g;

/** Amazon's own carrier. */
const AMAZON_TRACKING = /\bTBA\d{12}\b/g;

/** Order and tracking numbers that are told by their form alone, wherever they stand. */
export function formedNumbers(line: TextLine): FoundText[] {
  return [
    ...[EBAY_ORDER, ETSY_ORDER, POSHMARK_ORDER].flatMap((pattern) =>
      matches('order', line, pattern),
    ),
    ...[USPS_TRACKING, UPS_TRACKING, PARCEL_FROM_ABROAD, AMAZON_TRACKING].flatMap((pattern) =>
      matches('tracking', line, pattern),
    ),
  ];
}
