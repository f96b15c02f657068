import { parseBarSeparatedList, type NonEmpty } from '../titles/bar-separated-list';

/**
 * Messages about a sale, grouped by the phase of the negotiation. They contain placeholders, such as '{me}', which
 * filled-words.ts replaces.
 */
export const SALE_MESSAGES = {
  openers:
    parseBarSeparatedList(`Hi {me}! Is this still available? | Hello, is it still for sale? | hey is this available
    | Hi there, this is {you}. Can you send one more photo? | Good morning {me}, does it come from a smoke free home?
    | Hi! I’m looking for one of these for my daughter {third}. Is it still up? | Still have it?
    | Hola, is the {color} one still there? | hi {me}, {third} from the swap group told me about your listing
    | Hello {me}, do you still have the {brand} one as well? | what are the measurements pls | Any flaws?
    | Is this the {month} edition or the older one? | Hi, I asked last week, sorry for the late reply!
    | Hey {me} 👋 would you ship to {place}? | is it real {brand}? | Can you hold it until {day}?`),
  answers:
    parseBarSeparatedList(`Hi {you}, yes it is! | Yes, still here | Hi {you}! It is. No flaws that I can see.
    | Yep. Smoke free, one cat | Sure is 🙂 | Hello {you}, thanks for asking. It is available.
    | It is! {third} asked too, but you were first | Yes! The color is closer to {color} in person
    | Yes but {third} has first dibs until {day} | Available, price is firm for now | Sorry {you}, just saw this. Yes!
    | Hi, it was my son {third}’s and he hardly used it. | It’s from {month} of last year, bought at {place}`),
  offers:
    parseBarSeparatedList(`Would you take {low}? | Can you do {low} shipped? | I can do {low} cash {day}
    | My budget is {low}, sorry {me} | {low} and I pick it up today? | Could you do {low} if I also take the {brand} one?
    | {third} said {low} is fair for these | would u go {low}? no worries if not | How about {low}, {me}?
    | I saw one for {low} at {place} | Any room on the price? | I’ll give you {low} plus a box of cookies lol`),
  counters:
    parseBarSeparatedList(`I could go down a little. I just sent you an offer | Meet me in the middle? | {high} was already low, but ok
    | Hmm {low} is too low for me, {you}. I paid {high} | Let me ask my wife {third}, it’s hers | I have another offer of {low} from {third}
    | Can’t do {low}, but I’ll include shipping | Fees eat so much of it… but ok for you {you} | Best I can do, sorry!`),
  deals:
    parseBarSeparatedList(`Deal! | Sold to you {you} 🎉 | Ok works for me | Perfect, I’ll take it! | just paid 😊 | Bought it! Thank you {me}
    | Great, it’s yours | Done, payment sent | Yay!! thanks {me} | Accepted, thank you | Paid through the app just now. {you}`),
  local:
    parseBarSeparatedList(`I can come {day} at {time} | Where should I meet you? | {mystreet}, ring twice and ask for {third}
    | Let’s meet at {place} | My husband {third} will pick it up, he drives a white van | Text me when you are close: {phone}
    | I’m at {street}, could you drop it off? | Cash or Venmo? | Venmo is fine, name there is {thirdname}
    | My sister {third} is home all day {day} | Running 10 min late, sorry {me} | Parked next to {place}
    | Can you call {third} at {thirdphone} when you get there? | Here! black jacket | on my way from {place} 🚗
    | Leaving it on the porch for you {you} | Can {third} bring a truck? It’s heavier than it looks`),
  shipping:
    parseBarSeparatedList(`It goes out {day} morning! | Could you ship it to my mom {thirdname}? She signs for everything
    | Can you write “Happy Birthday {third}” on a card? | Please send it to {street}, {town} | Is it {carrier}?
    | It’s a gift for {third}, so please take the price off | Shipped! Tracking: {tracking} | The label says {yourname}, right?
    | Packed it today. {third} at the counter scanned it at {time} | My apartment moved, the new one is {street}
    | Just dropped it off at {place} | If there is a problem write to {email} | I’m away until {month} 4, {third} can sign
    | The tracking hasn’t moved since {place} :( | Could you combine it with the {brand} one I bought? Order {order}
    | I double boxed it, {you} | Will you ship before {soon}? {third} needs it for a wedding in {place}`),
  thanks:
    parseBarSeparatedList(`Thanks so much {me}! | Thank you {you}, enjoy! | It arrived, {third} LOVES it ❤️ | Thanks again, {you}
    | Best wishes, {you} | Five stars from me {me} | Thank you!! – {you} | You’re welcome {you}! Left you feedback
    | You were great to deal with. Tell {third} hi | ty!! | Have a great week, {me} | Love it. Greetings from {place}, {you}
    | appreciate it {me} 🙏 | {third} says thank you too`),
} satisfies Record<string, NonEmpty<string>>;

/** Long messages with greetings and signatures, as members write them on some sites. */
export const LONG_CHAT_MESSAGES =
  parseBarSeparatedList(`Hello {me}, I have a question about the shipping. Could you send it to my office instead? {third} at the front desk signs for me. Thank you, {yourname}
  | Hi {me}, thank you for the quick answer! I would like to pay {low}. My father {thirdname} collects these. Best, {you}
  | Dear {me}, it arrived safely at {time} today. {third} and I are very happy with it. Warm regards, {you}
  | Good evening, is the color closer to {color} or to {color}? I want it to match the {brand} set I have. – {you}
  | Hello, I bought two items from you. Please combine them. The name on the package should be {thirdname}. Kind regards {you}
  | Hi, would you accept {low}? I can pay today. Cheers, {you} from {place}
  | Hi {me}, my order {order} says delivered, but my neighbor {third} has not seen it either. Can you check with {carrier}? {you}
  | Greetings {me}! Are you at the {place} flea market in {month}? I might save you the postage. {yourname}`);

export const CHAT_REPLIES =
  parseBarSeparatedList(`Hi {you}, thank you for your message. It ships {day} with {carrier}. Best, {me}
  | Hello {you}, I can include it, no problem. My partner {third} packs the orders on {day}. Regards, {myname}
  | Dear {you}, yes, it measures as in the photos. I am sorry that I cannot go down to {low}. Sincerely, {me}
  | Hi {you}, all sent. {carrier} {tracking}. Please leave feedback when it arrives. {me}
  | Thanks {you}! It will go to {street}, {town} as you asked. – {me}
  | Hello, it is {color}, not {color}. And it is an original {brand}, {third} bought it in {place}. {me}`);

/** The previews of messages that a list of chats shows below each name. */
export const CHAT_PREVIEWS =
  parseBarSeparatedList(`You: sounds good, {day} then | Is this still available? | You: Sorry {you}, it’s sold | {you}: ok thanks
  | Can you do {low}? | You sent a photo. | {you} sent an attachment. | {third} is picking it up | Offer of {low} expired | Typing…
  | Thanks {me}! | You: {third} will be home | Sent an offer: {low} | New: is it {brand}? | {you} liked your message
  | You: Hi {you}, thank you for your interest | I’m at {place} | Do you have it in {color}? | Draft: Hi {you},
  | Ok, call me {phone} | You: no problem! | Payment of {amount} received | {third} and {you} are both in | You missed a call
  | Offer declined | Marked as shipped | Still deciding, will tell you in {month} | hey {me} its {you} | Great, see you at {time}`);
