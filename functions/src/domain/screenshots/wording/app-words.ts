/** Words in headings, labels and buttons of apps. Hardly any title consists only of these words. */
const APP_WORDS = new Set(
  (
    'a about accept accepted account action actions active activity add added address addresses ago all an and ' +
    'answer app arrives arriving as ask at authenticity available back badges bag bank basket below between billing ' +
    'block boost boosted bought breakdown browse bundle buy buyer buyers buying by cancel cart categories ' +
    'category chat check checkout choose clicks close closet code color comment comments complete completed condition ' +
    'confirm confirmed contact copy costs counter create created credit customer customers dashboard date day days ' +
    'decline deliver delivered delivery depop deposit description detail details direct discount discounts download ' +
    'draft drafts drop duplicate earn earned earnings ebay edit email ended ends estimated etsy expand expected ' +
    'facebook favorite favorites fee feed feedback fees filter find follow followers following for from fulfillment ' +
    'funds get given got guarantee guarantees have help hide history home how id image in inactive inbox info ' +
    'information insights invoice is issue it item items its join keep label labels learn leave less like liked likes ' +
    'list listed listing listings local log made make manage manager mark marketplace meet mercari message ' +
    'messages method minutes money month months more my name need net next no not note notes notifications now number ' +
    'of off offer offers on open option options or order ordered orders original other our out overview ' +
    'package packages packing paid payment payments payout payouts pending performance phone picked pickup policies policy poshmark ' +
    'preparing price prices print private problem problems proceeds processing profile promote promoted protection ' +
    'purchase purchased purchases qty quantity question questions rate rated rating ratings read ready receipt receive ' +
    'received recent refund refunded refunds register relist report request resolution result results return returns ' +
    'review reviews safety sale sales save saved schedule search see sell seller sellers selling send settings share ' +
    'shared shipment shipments shipped shipping shop show sign similar size slip sold sort specifics start ' +
    'status step steps store stats subtotal summary support tap tax taxes thanks the this time to today total track tracking ' +
    'transaction transactions transfer transit unavailable unread up update updated updates username view viewed views visit ' +
    'visitors watch watchers watching week weeks what when where who with withdraw yes yesterday you your'
  ).split(' '),
);
const MAX_WORDS = 7;

/** Returns true if a word, in lower case, is in `APP_WORDS`. */
export const isAppWord = (word: string): boolean => APP_WORDS.has(word);

export function hasOnlyAppWords(text: string): boolean {
  const words =
    text
      .toLowerCase()
      .replace(/['’]s?\b/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const named = words.filter((word) => !/^\d+$/.test(word));
  return (
    named.length > 0 && words.length <= MAX_WORDS && named.every((word) => APP_WORDS.has(word))
  );
}
