export const OWNER_COMMENTS = [
  'Sat for two months, then sold the day I dropped the price by five dollars.',
  'Found at the bottom of a bin. Always look at the bottom of the bin.',
  'Cleaned it up with a toothbrush and good light for the photos.',
  'Sold within an hour, I clearly listed too low.',
  'Watch for these, they go quickly around here.',
  'Shipped in a double box, the buyer left lovely feedback.',
  'Paid more than I like to, but the maker is worth it.',
  'Second one this month. There is a market for these.',
] as const;

export const COMMENTS_BY_OTHERS = [
  'Great flip!',
  'I passed on one of these last week and now I am sorry.',
  'What did you do about the packing?',
  'Good eye.',
  'That is the color everyone wants right now.',
  'Mine took half a year, well done.',
  'Adding this to my list, thank you.',
  'How long was it listed?',
] as const;

export const COMMENT_REPLIES = [
  'Bubble wrap and a second box.',
  'About three weeks.',
  'Thank you!',
  'Same here, the second one went in a day.',
  'Try a lower price first, then raise it.',
] as const;

/** The texts of demo comments that start with a mention, such as '@ann', without the mention. */
export const TEXTS_AFTER_MENTION = [
  'this is the kind you asked about.',
  'you had one of these last spring, right?',
  'look what still sells.',
] as const;
