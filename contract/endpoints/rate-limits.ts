import type { RateLimit } from './define-endpoint';

const TEN_MINUTES = 10 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/**
 * Lists and searches share the same counters. The limits are high, because many visitors can share an IP address, for
 * example at a phone carrier.
 */
const lists = { windowSeconds: TEN_MINUTES, group: 'lists', store: 'memory' } as const;
export const LIST_LIMITS = [
  { ...lists, per: 'address', plan: 'visitor', max: 600 },
  { ...lists, per: 'account', plan: 'free', max: 300 },
  { ...lists, per: 'account', plan: 'premium', max: 3000 },
] as const satisfies readonly RateLimit[];

/**
 * The app requests a single item if no loaded list contains it, after a reload, and after a change of the item. The
 * limits are high, because many visitors can share an IP address.
 */
const items = { windowSeconds: TEN_MINUTES, store: 'memory' } as const;
export const ITEM_LIMITS = [
  { ...items, per: 'address', plan: 'visitor', max: 1200 },
  { ...items, per: 'account', plan: 'free', max: 600 },
  { ...items, per: 'account', plan: 'premium', max: 3000 },
] as const satisfies readonly RateLimit[];

/** A visible list polls once a minute, so the limit allows 120 open tabs behind one IP address. */
export const NEWEST_ITEM_LIMITS = [
  { per: 'address', max: 1200, windowSeconds: TEN_MINUTES, store: 'memory' },
] as const satisfies readonly RateLimit[];

/**
 * The limit is one request a second on average. The app makes this call once per page load and then at most every 5
 * minutes, so the limit allows about 300 open tabs of one member.
 */
export const CURRENT_USER_LIMITS = [
  { per: 'account', max: 600, windowSeconds: TEN_MINUTES, store: 'memory' },
] as const satisfies readonly RateLimit[];

/**
 * The limits of registrations. A sign-in that creates a member also counts as a registration, with the same counters.
 */
const registrations = { windowSeconds: HOUR, group: 'registrations' } as const;
const perAddress = { ...registrations, per: 'address', max: 20, store: 'firestore' } as const;
const perEmail = { ...registrations, per: 'email', max: 5, store: 'memory' } as const;
export const REGISTRATION_LIMITS = [perAddress, perEmail] as const satisfies readonly RateLimit[];

/**
 * The first limit counts the calls of the account in the ID token. Existing members have no limit per IP address,
 * because a caller could use up such a limit and so block the sign-ins of others behind the same address. A sign-in
 * that creates a member also counts as a registration, because anyone can create a Firebase account.
 */
export const SESSION_CREATION_LIMITS = [
  { per: 'account', max: 30, windowSeconds: HOUR, store: 'firestore' },
  { ...perAddress, onlyNewMembers: true },
  { ...perEmail, onlyNewMembers: true },
] as const satisfies readonly RateLimit[];

/**
 * The limits of calls with a token from an email. Tokens cannot be guessed, so these limits only bound the server's
 * load.
 */
export const MAILED_LINK_LIMITS = [
  { per: 'address', max: 60, windowSeconds: TEN_MINUTES, group: 'mailed-links', store: 'memory' },
] as const satisfies readonly RateLimit[];

/**
 * `MAILS_PER_ADDRESS` also limits the emails to one email address. The response does not reveal whether that limit was
 * reached.
 */
export const FORGOT_PASSWORD_LIMITS = [
  { per: 'address', max: 20, windowSeconds: HOUR, store: 'firestore' },
  { per: 'email', max: 5, windowSeconds: HOUR, store: 'memory' },
] as const satisfies readonly RateLimit[];

export const VERIFICATION_MAIL_LIMITS = [
  { per: 'account', max: 5, windowSeconds: HOUR, store: 'firestore' },
] as const satisfies readonly RateLimit[];

/** Changes of the email address and changes of the password share the same counters. */
export const CREDENTIAL_CHANGE_LIMITS = [
  {
    per: 'account',
    max: 10,
    windowSeconds: HOUR,
    group: 'credential-changes',
    store: 'firestore',
  },
] as const satisfies readonly RateLimit[];

/**
 * For each call with this limit, the server calls Firebase Auth once. So the limit also bounds the calls to Firebase
 * Auth.
 */
export const SIGN_IN_METHODS_LIMITS = [
  { per: 'account', max: 120, windowSeconds: TEN_MINUTES, store: 'memory' },
] as const satisfies readonly RateLimit[];

/**
 * The app sends the web vitals of one in ten page loads, so the limit allows about 600 page loads from one IP address
 * in ten minutes.
 */
export const WEB_VITALS_LIMITS = [
  { per: 'address', max: 60, windowSeconds: TEN_MINUTES, store: 'memory' },
] as const satisfies readonly RateLimit[];

/** The limit is one request a second on average, because many visitors can share an IP address. */
export const PAGE_VIEW_LIMITS = [
  { per: 'address', max: 600, windowSeconds: TEN_MINUTES, store: 'memory' },
] as const satisfies readonly RateLimit[];

export const USERNAME_LIMITS = [
  { per: 'account', max: 30, windowSeconds: HOUR, store: 'memory' },
  { per: 'account', max: 3, windowSeconds: DAY, store: 'firestore', onlySuccesses: true },
] as const satisfies readonly RateLimit[];

export const SHARING_LIMITS = [
  { per: 'account', plan: 'free', max: 40, windowSeconds: HOUR, store: 'firestore' },
  { per: 'account', plan: 'premium', max: 200, windowSeconds: HOUR, store: 'firestore' },
] as const satisfies readonly RateLimit[];

/**
 * Likes and unlikes share the same counters. The limit is one call every 3 seconds on average. Counting in memory is
 * enough, because a member can like an item only once, however often they call.
 */
export const LIKE_LIMITS = [
  { per: 'account', max: 200, windowSeconds: TEN_MINUTES, group: 'likes', store: 'memory' },
] as const satisfies readonly RateLimit[];

/** Counting in memory is enough, because a shared link counts once per member, item, target and day. */
export const SHARED_LINK_LIMITS = [
  { per: 'account', max: 60, windowSeconds: TEN_MINUTES, store: 'memory' },
] as const satisfies readonly RateLimit[];

/** The limit is high, because the app reads the report status of every item that a member opens in a list. */
export const REPORT_STATUS_LIMITS = [
  { per: 'account', max: 600, windowSeconds: TEN_MINUTES, store: 'memory' },
] as const satisfies readonly RateLimit[];

/** Reports of items and of comments share the same counters. The limit is low, because admins read each report. */
export const REPORT_LIMITS = [
  { per: 'account', max: 30, windowSeconds: HOUR, group: 'reports', store: 'firestore' },
] as const satisfies readonly RateLimit[];

/**
 * Calls in which admins read lists, decide reports or appeals, or act on members share the same counters. There are few
 * admins, so the limit only stops a page that repeats a call in an endless loop.
 */
export const MODERATION_LIMITS = [
  { per: 'account', max: 1200, windowSeconds: TEN_MINUTES, group: 'moderation', store: 'memory' },
] as const satisfies readonly RateLimit[];

/** The limit is low, because one exported file can cost 10,000 reads of Firestore. */
export const AUDIT_EXPORT_LIMITS = [
  { per: 'account', max: 20, windowSeconds: HOUR, store: 'memory' },
] as const satisfies readonly RateLimit[];

/** A member can appeal a ruling once, so this limit only stops callers who guess ruling ids. */
export const APPEAL_LIMITS = [
  { per: 'account', max: 30, windowSeconds: HOUR, store: 'memory' },
] as const satisfies readonly RateLimit[];

/**
 * The limit is high enough to open many pages of the report queue. A page makes one call for each entry with a picture,
 * which is up to 17 calls (`QUEUE_ENTRIES_PER_PAGE`).
 */
export const MODERATION_PICTURE_LIMITS = [
  { per: 'account', max: 3000, windowSeconds: TEN_MINUTES, store: 'memory' },
] as const satisfies readonly RateLimit[];

/**
 * Blocking and unblocking share the same counters. Counting in memory is enough, because a block changes only what the
 * caller sees.
 */
export const BLOCKING_LIMITS = [
  { per: 'account', max: 100, windowSeconds: HOUR, group: 'blocking', store: 'memory' },
] as const satisfies readonly RateLimit[];

/**
 * Adding and removing a favorite share the same counters. Counting in memory is enough, because a member who favorites
 * the same seller several times causes only one notification.
 */
export const FAVORITE_LIMITS = [
  { per: 'account', max: 100, windowSeconds: TEN_MINUTES, group: 'favorites', store: 'memory' },
] as const satisfies readonly RateLimit[];

/**
 * Changes of the bio and of pinned items share the same counters. Counting in memory is enough, because they change
 * only the caller's profile.
 */
export const BIO_AND_PIN_LIMITS = [
  {
    per: 'account',
    max: 60,
    windowSeconds: TEN_MINUTES,
    group: 'bio-and-pins',
    store: 'memory',
  },
] as const satisfies readonly RateLimit[];

/**
 * Changes of the profile picture and of social links share the same counters. They are counted in Firestore, so that
 * the limit holds for all instances together, because the server may download the new picture from another site.
 */
export const PROFILE_CHANGE_LIMITS = [
  { per: 'account', max: 30, windowSeconds: HOUR, group: 'profile-changes', store: 'firestore' },
] as const satisfies readonly RateLimit[];

/**
 * Edits and deletions of items share the same counters. Counting in memory is enough, because they change only the
 * caller's items.
 */
export const OWN_ITEM_CHANGE_LIMITS = [
  { per: 'account', max: 120, windowSeconds: TEN_MINUTES, group: 'own-items', store: 'memory' },
] as const satisfies readonly RateLimit[];

/**
 * The limit is low, because each call cuts all thumbnails again. That takes half a second of CPU time and stores new
 * files.
 */
export const COVER_LIMITS = [
  { per: 'account', max: 60, windowSeconds: HOUR, store: 'firestore' },
] as const satisfies readonly RateLimit[];

/** Counting in memory is enough, because fees change only what the caller sees. */
export const FEES_LIMITS = [
  { per: 'account', max: 60, windowSeconds: HOUR, store: 'memory' },
] as const satisfies readonly RateLimit[];

/** Counting in memory is enough, because share settings change only the caller's share form. */
export const SHARE_SETTINGS_LIMITS = [
  { per: 'account', max: 120, windowSeconds: HOUR, store: 'memory' },
] as const satisfies readonly RateLimit[];

/** The limit is low, because an export reads all items of the caller. */
export const ITEM_EXPORT_LIMITS = [
  { per: 'account', max: 20, windowSeconds: HOUR, store: 'firestore' },
] as const satisfies readonly RateLimit[];

/**
 * Comments are public, so the limit must hold for all instances of the server together. That is why the calls are
 * counted in Firestore.
 */
export const COMMENT_LIMITS = [
  { per: 'account', max: 30, windowSeconds: TEN_MINUTES, store: 'firestore' },
] as const satisfies readonly RateLimit[];

/** Edits and deletions of comments share the same counters. */
export const COMMENT_CHANGE_LIMITS = [
  {
    per: 'account',
    max: 100,
    windowSeconds: TEN_MINUTES,
    group: 'comment-changes',
    store: 'memory',
  },
] as const satisfies readonly RateLimit[];

/**
 * The limit is one request a second on average. The app searches when the member pauses typing, about three times for
 * one mention.
 */
export const MEMBER_SEARCH_LIMITS = [
  { per: 'account', max: 600, windowSeconds: TEN_MINUTES, store: 'memory' },
] as const satisfies readonly RateLimit[];

/**
 * The limits for reading the text of an area that a member marked. Counting in memory is enough, because the number of
 * recognitions per day is also counted, in Firestore. Rejected requests count, too.
 */
const recognitions = { windowSeconds: HOUR, store: 'memory' } as const;
export const RECOGNITION_LIMITS = [
  { ...recognitions, per: 'account', plan: 'free', max: 60 },
  { ...recognitions, per: 'account', plan: 'premium', max: 200 },
] as const satisfies readonly RateLimit[];

/**
 * Before each share, the app checks the picture for personal information, so the daily limits are higher than the
 * number of items that a member shares in a day. The hourly limits bound failed calls, which the daily limits do not
 * count.
 */
const checks = { windowSeconds: DAY, store: 'firestore', onlySuccesses: true } as const;
export const PICTURE_CHECK_LIMITS = [
  { ...checks, per: 'account', plan: 'free', max: 100 },
  { ...checks, per: 'account', plan: 'premium', max: 5000 },
  { ...recognitions, per: 'account', plan: 'free', max: 120 },
  { ...recognitions, per: 'account', plan: 'premium', max: 1000 },
] as const satisfies readonly RateLimit[];

/**
 * Signing out one device and signing out all devices share the same counters. Counting in memory is enough, because
 * these calls end only the caller's sessions.
 */
export const DEVICE_SIGN_OUT_LIMITS = [
  { per: 'account', max: 60, windowSeconds: HOUR, group: 'devices', store: 'memory' },
] as const satisfies readonly RateLimit[];

/**
 * The limit is low, because an export reads all documents of a member. That is about 10,000 documents for a member with
 * 2,000 items, including their likes and comments.
 */
export const DATA_EXPORT_LIMITS = [
  { per: 'account', max: 5, windowSeconds: DAY, store: 'firestore' },
] as const satisfies readonly RateLimit[];

export const ACCOUNT_DELETION_LIMITS = [
  { per: 'account', max: 20, windowSeconds: HOUR, store: 'memory' },
] as const satisfies readonly RateLimit[];

/**
 * Checkout and portal sessions share the same counters. They are counted in Firestore, because each session costs calls
 * to Stripe.
 */
export const BILLING_LIMITS = [
  { per: 'account', max: 30, windowSeconds: HOUR, group: 'billing', store: 'firestore' },
] as const satisfies readonly RateLimit[];

/** The app makes this call twice after a payment. For each call, the server makes a few calls to Stripe. */
export const PAYMENT_CHECK_LIMITS = [
  { per: 'account', max: 60, windowSeconds: HOUR, store: 'firestore' },
] as const satisfies readonly RateLimit[];

/**
 * The limit is one request a second on average. A visible tab reads the list every minute and the count every 30
 * seconds, which is 30 requests in ten minutes.
 */
export const NOTIFICATION_LIMITS = [
  {
    per: 'account',
    max: 600,
    windowSeconds: TEN_MINUTES,
    group: 'notifications',
    store: 'memory',
  },
] as const satisfies readonly RateLimit[];

/**
 * Marking and deleting notifications share the same counters. Counting in memory is enough, because they change only
 * what the caller sees.
 */
export const NOTIFICATION_CHANGE_LIMITS = [
  {
    per: 'account',
    max: 300,
    windowSeconds: TEN_MINUTES,
    group: 'notification-changes',
    store: 'memory',
  },
] as const satisfies readonly RateLimit[];

/** Counting in memory is enough, because the settings change only which notifications the caller gets. */
export const NOTIFICATION_SETTINGS_LIMITS = [
  { per: 'account', max: 120, windowSeconds: HOUR, store: 'memory' },
] as const satisfies readonly RateLimit[];

/**
 * Registering and removing a device share the same counters. The app registers a device once a day, and when a member
 * turns push notifications on.
 */
export const PUSH_DEVICE_LIMITS = [
  { per: 'account', max: 60, windowSeconds: HOUR, group: 'push-devices', store: 'memory' },
] as const satisfies readonly RateLimit[];
