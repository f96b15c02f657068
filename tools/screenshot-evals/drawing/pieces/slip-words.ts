import { listOf } from '../titles/list-of';

/** What buyers print for those who get a gift. Names in braces are those of `saying`. */
export const GIFT_NOTES = listOf(
  `Happy birthday {third}! Love, {buyer} | Dear {third}, wear it in June and think of us. {buyer} & the kids
  | Congrats on the new place, {third}! xo {buyer} | To {third}. You said you like Kate Spade. – {buyerName}
  | Merry Christmas, {third}! From {buyer} in Austin | For my best friend {third}, from your {buyer}
  | Welcome, baby {third}! Grandma {buyer}`,
);

/** What sellers print for buyers. */
export const SHOP_NOTES = listOf(
  `Thank you for your order, {buyer}! Hope you love it. – {member} | Thanks {buyer}! Tag us if you wear it in May.
  | Packed with care by {member} | Enjoy, {buyer}! Any questions, write to {memberEmail} | Thank you for shopping small! {memberName}
  | {buyer}, the Tommy Hilfiger tag is in the bag. xo {member} | You made {member} and {third} very happy :) | Thank you! Come back soon`,
);
