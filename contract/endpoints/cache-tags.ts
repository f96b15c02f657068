/**
 * Each tag names a kind of data. In the table of endpoints, a GET endpoint lists in `reads` the kinds that its response
 * shows. Any other endpoint lists in `changes` the kinds that it changes. After a call that changes a tag, the browser
 * refetches the cached responses of all endpoints that read this tag.
 */
export const CACHE_TAGS = [
  /**
   * The tag of responses that show the set of live items, their order or their number, such as lists, sums and
   * champions.
   */
  'items',
  /** The tag of responses that show what an item contains, apart from its likes and comments. */
  'item',
  /** The tag of responses that show when the member's items expire. */
  'expiry',
  /** The tag of responses that show how many items the member may still share this month. */
  'allowance',
  /** The tag of responses that show the member's subscription. */
  'plan',
  /** The tag of responses that show the member's achievements. */
  'achievements',
  /**
   * The tag of responses that show which items the member likes. Responses that show how many likes an item has use the
   * tag 'items'.
   */
  'likes',
  /** The tag of responses that show the comments on items. Responses that show only the number of comments lack it. */
  'comments',
  /** The tag of responses that show which items and comments the member has reported. */
  'reports',
  /** The tag of responses that only admins see: reports, members, appeals, figures and the audit log. */
  'moderation',
  /** The tag of responses that show moderation's rulings about the member, and the member's appeals. */
  'appeals',
  /** The tag of responses that show what everyone sees of members: username, picture, bio, links and pinned items. */
  'profiles',
  /** The tag of responses that show the sellers whom the member favorites. */
  'favorites',
  /**
   * The tag of responses that depend on which members the member has blocked. These responses leave out items and
   * profiles of blocked members.
   */
  'blocks',
  /** The tag of responses that show how the member signs in, or settings that only the member sees. */
  'account',
  /** The tag of responses that show the devices on which the member is signed in. */
  'devices',
  /** The tag of responses that show the member's notifications, or how many of them are unread. */
  'notifications',
  /** The tag of responses that show which notifications the member gets. */
  'notification-settings',
  /** The tag of responses that show the fees from which net profit is estimated. */
  'fees',
] as const;

export type CacheTag = (typeof CACHE_TAGS)[number];
