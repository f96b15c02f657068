import { parseBarSeparatedList } from '../titles/bar-separated-list';

/**
 * What buyers write when they return an item or report a problem. The texts contain placeholders, such as '{member}',
 * which `fillCaseTextPlaceholders` replaces.
 */
export const BUYER_MESSAGES = parseBarSeparatedList(
  `Hi {member}, one corner is broken. I can send photos. | Hello, this is not what the listing says. I ordered the Ruby one.
  | It arrived today but the left side is cracked :( | Hi, I ordered by mistake, my daughter {third} pressed the button. Could you cancel?
  | Thank you {member}, I’ll send it back on Monday | I already dropped it off at the UPS Store next to Ruby Tuesday
  | My name is {buyerName} and I never got my package. {third} next door didn’t see it either. | Would you do {amount} back? Then I keep it.
  | Color says Olive but this is more Rose | Can you please call me at {buyerPhone}? | My email is {buyerEmail} if you need the receipt
  | Ok sounds fair. – {buyer} | Sorry {member}, found the same one cheaper at Eddie Bauer | It smells like smoke, I can’t give this to {third}
  | I don’t think the Kate Spade label is real | Any news? It’s been since May. | Please refund to my Chase card, thanks | ok thx {member} 🙏`,
);

/** What buyers write when they want to cancel an order. */
export const CANCELLATION_REQUESTS = parseBarSeparatedList(
  `Hi {member}, I ordered by mistake, my daughter {third} pressed the button. So sorry! | Please cancel, I typed the wrong address. It should go to {third}.
  | Hello, {third} already has one in Ruby. Can you cancel? | Sorry {member}, found the same one cheaper at Eddie Bauer
  | I need it before June and it will not make it. Thanks, {buyerName} | Could you cancel? I want to pay with my Chase card instead.
  | wrong size, sorry!! – {buyer} | I bought it twice lol. Please call {buyerPhone} if you have questions`,
);

/** What sellers write when a buyer returns an item or reports a problem. */
export const SELLER_MESSAGES = parseBarSeparatedList(
  `Hi {buyer}, so sorry about that! Please send a photo of the tag. | It left here in perfect shape, I have pictures from Tuesday.
  | {buyer}, I can offer {amount} back if you keep it. | Sure, I’ll accept the return. Please use the original box.
  | My husband {third} packed it himself and says it was fine | I asked USPS, they say it was left with {third}.
  | Refund issued, let me know when you see it. Best, {member} | Sorry! Cancelling it now. | Please ship it to {usernameText} and add the order number.
  | Hello {buyerName}, it is the same Ralph Lauren as in photo 3. | Will ship a new one on Friday, {buyer} | No worries {buyer}! Happens to me in June every year lol
  | My number is {memberPhone}, text me | Thanks for your patience. {member}`,
);

/** What the support of a marketplace writes about a return or a problem. */
export const SUPPORT_AGENT_MESSAGES = parseBarSeparatedList(
  `Hi {buyer} and {member}, this is {agent} with Support. We’re looking into your case. | Hello {member}, please reply by Friday so we can help. {agent}, Case Team
  | We’ve reviewed the photos and approved the return. | {buyer} has until May 4 to send it back. Thanks, {agent}
  | We closed this case. Have a great day! – {agentName} | {agentName} joined the conversation | Hi {member}, {agent} here. Your payment is on hold until {buyer} answers.`,
);

export const RETURN_REASONS = [
  'Item not as described',
  'Arrived damaged',
  'Doesn’t fit',
  'Wrong item',
  'Wrong color (Rose, not Ruby)',
  'Missing parts',
  'Ordered by mistake',
  'Not authentic',
  'Changed Mind',
  'Never arrived',
] as const;

export const CANCELLATION_REASONS = [
  'Ordered by mistake',
  'Found a better price',
  'Changed Mind',
  'Wrong address',
  'Won’t arrive in time',
  'Bought Twice',
] as const;

export const SUPPORT_CASE_STATUSES = [
  'Return requested',
  'Waiting for your reply',
  'Under Review',
  'Return started',
  'Refund pending',
  'Case Closed',
  'Refunded',
  'Seller Responded',
  'Action needed',
] as const;
