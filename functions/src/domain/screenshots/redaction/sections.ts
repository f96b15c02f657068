/** Heads what an order page says about the buyer, as a line of its own: 'Ship to', 'Buyer information'. */
const BUYER_HEADING =
  /^(?:(?:ship(?:ped|ping|s)?|deliver(?:y|ed|ing|s)?|send(?:ing)?|sent|mail(?:ed|ing)?|sold) ?t[o0]|(?:(?:delivery|shipping|mailing|postal|recipient|customer|buyer)(?:['’]?s)? ?)?(?:address|(?:address|contact) (?:details|info(?:rmation)?))|(?:your |the |about (?:your |the )?|meet (?:your |the )?)?(?:b[ua]yer|recipient|customer|purchaser|shopper|(?:winning |high )?bidder|winner)(?:['’]?s)?(?: (?:info(?:rmation)?|details|name|(?:full|real) name|user ?(?:name|id)|id|handle|account|profile|(?:and|&) (?:shipping|delivery|address|order)(?: details| info(?:rmation)?)?))?|(?:delivery|shipping) (?:details|info(?:rmation)?)|(?:purchased|bought|ordered|won|claimed) by|order(?:ed)? from|(?:going|on its way) to|user ?name|(?:full |shipping )?name)\s*:?$/i;
/** Ends a section about the buyer: another section of the page, a sum or a button. */
const OTHER_SECTION =
  /\$\s?\d|^(?:what (?:you|your)|(?:your |order |net |total )?earn|payout|price|payment|paid\b|tracking|track\b|order\b|transaction|item\b|items\b|(?:shipping|delivery) (?:label|method|service|speed|cost|fee|status|paid)|message|contact (?:buyer|seller)|print|mark as|sold\b|purchased|bought|payout|relist|total|subtotal|ship by|ship (?:the|this|your|via|with)|status|notes?\b|leave|timeline|activity|summary|usps|ups\b|fedex|download|you['’]?(?:ll| sold| made| earn))/i;
/** Places that a listing shows to everybody. */
const PUBLIC_PLACE =
  /\b(?:located|location|listed|ships? from|shipped from|posted|pick ?up|item in)\b/i;
/** Stands below a person's name: how long they have been a member. */
const UNDER_NAME =
  /^(?:(?:joined|member since|active|last active|on (?:facebook|etsy|depop|mercari|poshmark) since)\b|view (?:buyer|profile|their))/i;

/** Whether a line heads a section about the buyer. */
export function isBuyerHeading(text: string): boolean {
  return BUYER_HEADING.test(text.trim());
}

/** Whether a line belongs to another part of the page, so that an address or section ends before it. */
export function endsBlock(text: string): boolean {
  return OTHER_SECTION.test(text) || isBuyerHeading(text);
}

/** Whether a line tells where an item is, which its listing shows to everybody. */
export function isPublicPlace(text: string): boolean {
  return PUBLIC_PLACE.test(text);
}

/** Whether a line says something about the person named above it. */
export function standsUnderName(text: string): boolean {
  return UNDER_NAME.test(text);
}
