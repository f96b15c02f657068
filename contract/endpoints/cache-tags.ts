/**
 * Tags for data that responses in the browser's cache show. The row of a GET lists the tags that its response `reads`.
 * The row of any other call lists the tags that it `changes`. After that call, the browser refetches the responses that
 * read one of these tags.
 */
export const CACHE_TAGS = [
  /** The set of live items, their order and their number. Responses with lists, sums and champions read this tag. */
  'items',
  /** What one item shows, apart from its likes and comments. */
  'item',
  /** The times at which the member's items expire. */
  'expiry',
  /** How many items the member may still share this month. */
  'allowance',
  /** The member's subscription. */
  'plan',
  /** The member's achievements. */
  'achievements',
  /** The ids of the items that the member likes. The number of likes of an item belongs to 'items'. */
  'likes',
  /** The comments of items, without the comment counts of the items. */
  'comments',
  /** Which items and comments the member has reported. */
  'reports',
  /** What admins see: reports, members, appeals, figures and the audit log. */
  'moderation',
  /** The rulings of moderation about the member, and the member's appeals. */
  'appeals',
  /** What everyone sees of members: username, picture, bio, links and pinned items. */
  'profiles',
  /** The sellers whom the member favorites. */
  'favorites',
  /** Which members the member has blocked. Items and profiles of blocked members are left out. */
  'blocks',
  /** How the member signs in, and settings that only the member sees. */
  'account',
  /** The devices on which the member is signed in. */
  'devices',
  /** The member's notifications, and how many are unread. */
  'notifications',
  /** Which notifications the member gets. */
  'notification-settings',
  /** The fees with which net profit is estimated. */
  'fees',
] as const;

export type CacheTag = (typeof CACHE_TAGS)[number];
