/**
 * What responses in the browser's cache depend on. A row of a GET lists the tags that it `reads`, and a row of another call
 * those that it `changes`. After a call, the browser refetches the responses that read one of its tags.
 */
export const CACHE_TAGS = [
  /** Which items there are, their order and their number: lists, sums and champions. */
  'items',
  /** What one item shows, apart from its likes and comments. */
  'item',
  /** When the member's items expire. */
  'expiry',
  /** The member's submissions that are left. */
  'allowance',
  /** The member's subscription. */
  'plan',
  /** The member's achievements. */
  'achievements',
  /** Which items the member likes. Not the number of likes. */
  'likes',
  /** The comments of items. Not their number. */
  'comments',
  /** Which items the member has reported. */
  'reports',
  /** Reports, members, appeals, figures and the audit log, which admins see. */
  'moderation',
  /** What moderation did to the member, and their appeals. */
  'appeals',
  /** What everyone sees of members: username, picture, bio, links and pinned items. */
  'profiles',
  /** The sellers whom the member favorites. */
  'favorites',
  /** Whom the member has blocked, and so whose items and profiles are left out. */
  'blocks',
  /** How the member signs in, and settings that only the member sees. */
  'account',
  /** The devices on which the member is signed in. */
  'devices',
  /** The member's notifications, and how many are unread. */
  'notifications',
  /** What the member is notified of. */
  'notification-settings',
  /** The fees with which net profit is estimated. */
  'fees',
] as const;

export type CacheTag = (typeof CACHE_TAGS)[number];
