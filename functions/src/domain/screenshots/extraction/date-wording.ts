/** Words beside a date that say it is the day of the sale, as the six marketplaces put it: the higher the rank, the surer. */
const SALE_WORDS: readonly (readonly [words: string, rank: number])[] = [
  [String.raw`s[o0][l1]d|sale (?:date|completed|made|on)|date of sale`, 3],
  [
    String.raw`ordered|purchased?|bought|order (?:date|placed|created|made|received)|date (?:ordered|purchased|placed)|placed|transaction (?:date|on)`,
    2,
  ],
  [String.raw`(?:date )?paid|payment (?:date|received)|(?:sale|listing|it) ended|ended`, 1],
];

/** Words beside a date that say it is another day. */
const OTHER_WORDS = String.raw`listed|listing (?:date|created)|posted|added|created|updated|edited|relist(?:ed)?|joined|member|since|ship(?:s|ped)?|dispatch(?:ed)?|by(?=\W*(?:[a-z]{3,9},? )?$)|deliver(?:s|y|ed)?|arriv(?:es|ing|ed)|est(?:imated|\.)|expected|between|returns?|returned|refund(?:ed)?|review(?:ed|s)?|rat(?:ed|ing)|feedback|active|seen|ends|until|due|expires?|picked|pick ?up|out for|in transit|tracking|paid out|payouts?|deposit(?:ed)?|released?|available|transfer(?:red)?|funds|cancel(?:led|ed)?|birthday|verified|print(?:ed)?|scan(?:ned)?|complete[sd]?|price drop(?:ped)?|reduced`;

const KEYWORD = new RegExp(
  String.raw`\b(?:(?<other>paid out|order (?:shipped|delivered))|${SALE_WORDS.map(
    ([words, rank]) => `(?<rank${rank}>${words})`,
  ).join('|')}|(?<another>${OTHER_WORDS}))\b`,
  'gi',
);

/** How surely the last such word of a text calls a date the day of the sale: 3 to 1; 0: another day; null: no word. */
export function saleRank(text: string): number | null {
  const groups = [...text.matchAll(KEYWORD)].at(-1)?.groups;
  if (!groups) return null;
  return SALE_WORDS.find(([, rank]) => groups[`rank${rank}`] !== undefined)?.[1] ?? 0;
}

/** Says somewhere on a page that it shows a sale, so that a date without a word of its own is the sale's. */
export const SALE_PAGE =
  /\b(sold|sale|receipt|order|buyer|bought|earnings|needs shipping|complete)\b/i;

/** After a date: to whom the item went ('22 Dec 2025 to @wren'). */
export const TO_BUYER = /^\W*to @?\w/i;
