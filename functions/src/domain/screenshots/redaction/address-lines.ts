const STATE_CODES =
  'A[AEKLPRSZ]|C[AOT]|D[CE]|F[LM]|G[AU]|HI|I[ADLN]|K[SY]|LA|M[ADEHINOPST]|N[CDEHJMVY]|O[HKR]|P[ARW]|RI|S[CD]|T[NX]|UT|V[AIT]|W[AIVY]';
const STATE_NAMES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New (?:Hampshire|Jersey|Mexico|York)|(?:North|South) (?:Carolina|Dakota)|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming';
const PROVINCES = 'AB|BC|MB|N[BLSTU]|ON|PE|QC|SK|YT';
/** Matches a digit, or a letter that text recognition confuses with a digit. */
const FIGURE = '[\\dOoIlSB]';
const ZIP = `\\d${FIGURE}{3}\\d(?: ?[-–] ?\\d{4})?|${FIGURE}\\d{4}(?: ?[-–] ?\\d{4})?`;
const COUNTRIES =
  'United States(?: of America)?|U\\.?S\\.?A?\\.?|Canada|United Kingdom|UK|Great Britain|England|Scotland|Wales|Ireland|Australia|New Zealand|Germany|France|Mexico|Japan';
const COUNTRY_AFTER = `(?:,? (?:${COUNTRIES}))?`;
const TOWN =
  "\\p{Lu}[\\p{L}.'’-]*(?: (?:\\p{Lu}[\\p{L}.'’-]*|[dl]['’]\\p{Lu}[\\p{L}-]*|of|or|and|the|de|la|le|du|del|on|upon)){0,4}";
const ANY_STATE = `${STATE_CODES}|${STATE_NAMES}|${STATE_NAMES.toUpperCase()}`;

const TOWN_LINES = [
  `${TOWN} ?[,.]? ?(?:${ANY_STATE})[.,]? ?(?:${ZIP})`,
  `${TOWN} ?, ?[A-Z\\d]{2}[.,]? (?:${ZIP})`,
  `${TOWN},? (?:${PROVINCES}),? [A-Z]\\d[A-Z] ?\\d[A-Z]\\d`,
  `${TOWN},? [A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}`,
].map((form) => new RegExp(`(?:^|[\\s,·•|])(?<value>${form}${COUNTRY_AFTER})$`, 'u'));
/**
 * Matches the status of an order before a town. The status is not part of the town, although it is capitalized like a
 * town.
 */
const STATUS_BEFORE = /^(?:completed?|(?:un)?shipped|dispatched|delivered|paid|sold|pending) /i;
const TOWN_ONLY = new RegExp(`^${TOWN},? (?:${ANY_STATE})$`, 'u');
const POSTCODE_ONLY = new RegExp(
  `^(?:${ZIP}|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d|[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2})$`,
);
const COUNTRY = new RegExp(`^(?:${COUNTRIES})$`, 'i');

const STREET_WORDS =
  'st|street|rd|road|ave|av|avenue|ln|lane|dr|drive|ct|court|way|blvd|boulevard|loop|ter|terrace|pl|place|cir|circle|hwy|highway|pkwy|parkway|trl|trail|sq|square|row|run|path|pike|plaza|crescent|close|gardens|grove|walk|alley|aly|bend|cove|crossing|xing|pass|point|ridge|route|rte|view|vista|broadway';
const STREET = new RegExp(
  `^[\\dIlO][\\w/-]{0,5}?,? ?(?:[\\p{L}\\d.'’-]+ ){1,5}(?:${STREET_WORDS})\\b\\.?(?: [NSEW]{1,2}\\b)?(?:,? .{1,24})?$`,
  'iu',
);
const NUMBERED = /^\d[\d/-]{0,5}[A-Z]? ?\p{Lu}[\p{L}.'’-]*(?: [\p{L}\d.'’-]+)+$/u;
const DAY = /^\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d/i;
/**
 * Matches a line that begins with a number, but not with a house number: '8 Paid with card', '3 items in this order'.
 */
const OF_ORDER = /^\d+ (?:paid|items?|orders?|days?|left|sold|views?|likes?|bids?|watch)\b/i;
/**
 * Matches labels that end in 'ID'. Such labels are not part of an address, although 'ID' is also a state, as in 'Boise
 * ID'.
 */
const NUMBER_LABEL =
  /^(?:order|item|listing|transaction|shipment|tracking|buyer|user|seller|sale|payment|product|member)s? ID$/i;
const STREET_NAME = new RegExp(`^(?:\\p{Lu}[\\p{L}.'’-]* ){1,3}(?:${STREET_WORDS})\\.?$`, 'iu');
const P_O_BOX = /^P\.? ?[O0]\.? ?Box\b/i;
const UNIT =
  /^(?:apt|apartment|unit|suite|ste|floor|fl|rm|room|bldg|building|lot|flat)\b[.:# ]*[\w-]{1,6}$|^# ?\w{1,5}$|^(?:c\/o|attn)\b/i;

/** Matches a line that is only a house number and a street, in capitalized words. No title looks like this. */
const STREET_ALONE =
  /^\d{2,5} (?:[NSEW]{1,2} )?(?:\p{Lu}[\p{L}'’]+ ){1,3}(?:St|Rd|Ave|Ln|Dr|Ct|Blvd|Ter|Cir|Hwy|Pkwy|Street|Road|Avenue|Lane|Drive|Court|Boulevard|Terrace|Parkway)\.?$/u;

/** Returns true if a text is a street address on any page, even outside an address block. */
export const isStandaloneStreetAddress = (text: string): boolean => STREET_ALONE.test(text);

/** Matches a post office box inside another text. */
export const P_O_BOX_PATTERN = /\bP\.? ?[O0]\.? ?Box \d+/gi;

/** Returns the position at which town, state and postcode start in a text like '… Port Amity, ME 04599', or -1. */
export function townStartIndex(text: string): number {
  for (const form of TOWN_LINES) {
    const value = form.exec(text)?.groups?.['value']?.replace(STATUS_BEFORE, '');
    if (value !== undefined) return text.lastIndexOf(value);
  }
  return -1;
}

export function isStreet(text: string): boolean {
  return STREET.test(text) || P_O_BOX.test(text);
}

/**
 * Returns true if a text inside an address is a part of the address: street, apartment number, town, postcode or
 * country.
 */
export function isAddressPart(text: string): boolean {
  if (DAY.test(text) || OF_ORDER.test(text) || NUMBER_LABEL.test(text)) return false;
  return (
    isStreet(text) ||
    townStartIndex(text) === 0 ||
    [NUMBERED, STREET_NAME, UNIT, TOWN_ONLY, POSTCODE_ONLY, COUNTRY].some((form) => form.test(text))
  );
}
