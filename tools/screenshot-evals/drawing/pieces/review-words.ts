import { parseBarSeparatedList } from '../titles/bar-separated-list';

/**
 * What buyers write in reviews. The texts contain placeholders, such as '{member}', which `fillCaseTextPlaceholders`
 * replaces.
 */
export const REVIEW_TEXTS = parseBarSeparatedList(
  `Absolutely love it, thank you {member}! | Arrived two days early and packed like it was glass.
  | Exactly as pictured. The color is more Olive than Rose, but I like it | {member} was so sweet and answered all my questions. 10/10
  | Got this for my sister {third} and she cried happy tears | Great seller, would buy again! | cute!!!
  | Wore it to a wedding in June and got so many compliments | Fits like my Tommy Hilfiger ones. Fast shipping
  | so happy w/ this!! ty {member} 🥰 | Smells a bit like an attic but {member} gave me a discount, so no complaints
  | It came with a handwritten note from {member}. Who does that anymore? | just what i needed for May
  | My son {third} is obsessed, it stands on his Harry Potter shelf | Smooth transaction, A+++
  | Shipped the same day. Will be back for the Kate Spade bag! | Perfect condition, even the box was there. Thanks {usernameText}!
  | Five stars. {third} at the front desk says hi lol | Recommend {memberHandle} to everyone | Good communication, quick drop off
  | Not my first order here and {member} never disappoints. – {buyer} | Better than new. Signed, {buyerName}
  | Ordered on a Sunday, had it Wednesday. Will ship with this seller any time | Nice enough, though a little smaller than I hoped.
  | Bought for {third}’s birthday and it was a hit! | As described! My Calvin Klein one fell apart, this one will not
  | Met at the Target lot, {member} was on time and friendly | {third} recommended this shop and she was right
  | Grace under pressure: USPS lost it, and the seller found it again`,
);

/** What sellers reply to reviews. */
export const REVIEW_REPLIES = parseBarSeparatedList(
  `Thank you so much, {buyer}! Enjoy it. | Thanks {buyer} 💛 come back any time – {member} | Appreciate you!
  | So glad it fits! Say hi to {third} for me | Thank you for the kind words, {buyerName}.
  | Yay! Happy it made it to you before April | You’re the best, {buyerHandle} | Thanks for shopping small. xo {member}
  | It was a pleasure, {buyer}. Ruby red suits you!`,
);

/** What sellers write in reviews of buyers. */
export const REVIEWS_OF_BUYERS = parseBarSeparatedList(
  `Fast payment, thank you {buyer}! | Great buyer, hope to see you again | {buyer} is a pleasure to deal with. Thanks!
  | Prompt payment. Perfect buyer A+ | Thanks for your purchase, {buyerName}! | Easy to work with, friendly messages
  | Kind and patient while I looked for the Vera Bradley box. – {member}`,
);

export const PRAISE_LABELS = [
  'As described',
  'Fast shipping',
  'Great packaging',
  'Good communication',
  'Punctual',
  'Will Ship Fast',
  'Friendly',
  'Fairly priced',
  'Smooth pickup',
  'Item Quality',
  'Drew attention',
  'Gift Ready',
  'True Color',
] as const;
