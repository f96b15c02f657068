import type { RateLimit } from './define-endpoint';

const TEN_MINUTES = 10 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Shared by lists and searches. Many visitors can share an IP address, for example at a phone carrier. */
const lists = { windowSeconds: TEN_MINUTES, group: 'lists', store: 'memory' } as const;
export const LIST_LIMITS = [
  { ...lists, per: 'address', plan: 'visitor', max: 600 },
  { ...lists, per: 'account', plan: 'free', max: 300 },
  { ...lists, per: 'account', plan: 'premium', max: 3000 },
] as const satisfies readonly RateLimit[];

/**
 * The app requests a single item only if no list contained it: after a link, a reload or a change. Many visitors can
 * share an IP address.
 */
const items = { windowSeconds: TEN_MINUTES, store: 'memory' } as const;
export const ITEM_LIMITS = [
  { ...items, per: 'address', plan: 'visitor', max: 1200 },
  { ...items, per: 'account', plan: 'free', max: 600 },
  { ...items, per: 'account', plan: 'premium', max: 3000 },
] as const satisfies readonly RateLimit[];

/** A visible list polls once a minute, so 120 open tabs behind one IP address stay below the limit. */
export const NEWEST_ITEM_LIMITS = [
  { per: 'address', max: 1200, windowSeconds: TEN_MINUTES, store: 'memory' },
] as const satisfies readonly RateLimit[];

/**
 * One request a second. The app makes this call once per page load and then at most every 5 minutes, so 300 open tabs
 * stay below the limit.
 */
export const CURRENT_USER_LIMITS = [
  { per: 'account', max: 600, windowSeconds: TEN_MINUTES, store: 'memory' },
] as const satisfies readonly RateLimit[];

/** Shared by registrations and sign-ins that create a member. */
const registrations = { windowSeconds: HOUR, group: 'registrations' } as const;
const perAddress = { ...registrations, per: 'address', max: 20, store: 'firestore' } as const;
const perEmail = { ...registrations, per: 'email', max: 5, store: 'memory' } as const;
export const REGISTRATION_LIMITS = [perAddress, perEmail] as const satisfies readonly RateLimit[];

/**
 * Counted by the account of the ID token. Sign-ins of existing members have no limit per IP address, so that nobody can
 * keep others at the same address from signing in. Anyone can create a Firebase account, so a sign-in that creates a
 * member also counts as a registration.
 */
export const SESSION_LIMITS = [
  { per: 'account', max: 30, windowSeconds: HOUR, store: 'firestore' },
  { ...perAddress, onlyNewMembers: true },
  { ...perEmail, onlyNewMembers: true },
] as const satisfies readonly RateLimit[];

/** For calls with a link from an email. Nobody can guess a link, so these limits only bound the load. */
export const MAILED_LINK_LIMITS = [
  { per: 'address', max: 60, windowSeconds: TEN_MINUTES, group: 'mailed-links', store: 'memory' },
] as const satisfies readonly RateLimit[];

/** `MAILS_PER_ADDRESS` also limits the emails to one person, without telling the caller. */
export const FORGOT_PASSWORD_LIMITS = [
  { per: 'address', max: 20, windowSeconds: HOUR, store: 'firestore' },
  { per: 'email', max: 5, windowSeconds: HOUR, store: 'memory' },
] as const satisfies readonly RateLimit[];

export const VERIFICATION_MAIL_LIMITS = [
  { per: 'account', max: 5, windowSeconds: HOUR, store: 'firestore' },
] as const satisfies readonly RateLimit[];

/** Shared by changes of the email address and of the password. */
export const CREDENTIAL_CHANGE_LIMITS = [
  {
    per: 'account',
    max: 10,
    windowSeconds: HOUR,
    group: 'credential-changes',
    store: 'firestore',
  },
] as const satisfies readonly RateLimit[];

/** Each call asks Firebase Auth. */
export const ACCOUNT_LIMITS = [
  { per: 'account', max: 120, windowSeconds: TEN_MINUTES, store: 'memory' },
] as const satisfies readonly RateLimit[];

/** The app reports one in ten page loads, so this allows about 600 page loads behind one IP address. */
export const WEB_VITALS_LIMITS = [
  { per: 'address', max: 60, windowSeconds: TEN_MINUTES, store: 'memory' },
] as const satisfies readonly RateLimit[];

/** One request a second. Many visitors can share an IP address. */
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

/** Shared by likes and unlikes: one every 3 seconds. Counted in memory, because a member counts only once per item. */
export const LIKE_LIMITS = [
  { per: 'account', max: 200, windowSeconds: TEN_MINUTES, group: 'likes', store: 'memory' },
] as const satisfies readonly RateLimit[];

/** Counted in memory, because a shared link counts only once per member, item, target and day. */
export const LINK_LIMITS = [
  { per: 'account', max: 60, windowSeconds: TEN_MINUTES, store: 'memory' },
] as const satisfies readonly RateLimit[];

/** A member who steps through a list reads the report status of each item. */
export const REPORT_STATUS_LIMITS = [
  { per: 'account', max: 600, windowSeconds: TEN_MINUTES, store: 'memory' },
] as const satisfies readonly RateLimit[];

/** Shared by reports of items and of comments. Admins read each report. */
export const REPORT_LIMITS = [
  { per: 'account', max: 30, windowSeconds: HOUR, group: 'reports', store: 'firestore' },
] as const satisfies readonly RateLimit[];

/** Shared by lists and decisions. There are few admins, so this limit only stops a page that repeats a call endlessly. */
export const MODERATION_LIMITS = [
  { per: 'account', max: 1200, windowSeconds: TEN_MINUTES, group: 'moderation', store: 'memory' },
] as const satisfies readonly RateLimit[];

/** One exported file can cost 10,000 reads. */
export const AUDIT_EXPORT_LIMITS = [
  { per: 'account', max: 20, windowSeconds: HOUR, store: 'memory' },
] as const satisfies readonly RateLimit[];

/** A ruling can be appealed once, so this limit only stops callers who guess ids of rulings. */
export const APPEAL_LIMITS = [
  { per: 'account', max: 30, windowSeconds: HOUR, store: 'memory' },
] as const satisfies readonly RateLimit[];

/** One page of the queue shows 25 pictures. */
export const MODERATION_PICTURE_LIMITS = [
  { per: 'account', max: 3000, windowSeconds: TEN_MINUTES, store: 'memory' },
] as const satisfies readonly RateLimit[];

/** Shared by blocking and unblocking. Counted in memory, because a block changes only what the caller sees. */
export const BLOCKING_LIMITS = [
  { per: 'account', max: 100, windowSeconds: HOUR, group: 'blocking', store: 'memory' },
] as const satisfies readonly RateLimit[];

/** Shared by adding and removing a favorite. Counted in memory, because a seller is notified of a member only once. */
export const FAVORITE_LIMITS = [
  { per: 'account', max: 100, windowSeconds: TEN_MINUTES, group: 'favorites', store: 'memory' },
] as const satisfies readonly RateLimit[];

/** Shared by changes of bio and pins. Counted in memory, because they change only the caller's own profile. */
export const BIO_AND_PIN_LIMITS = [
  {
    per: 'account',
    max: 60,
    windowSeconds: TEN_MINUTES,
    group: 'bio-and-pins',
    store: 'memory',
  },
] as const satisfies readonly RateLimit[];

/** Shared by changes of picture and social links. Counted in Firestore, because the server downloads pictures from other sites. */
export const PROFILE_CHANGE_LIMITS = [
  { per: 'account', max: 30, windowSeconds: HOUR, group: 'profile-changes', store: 'firestore' },
] as const satisfies readonly RateLimit[];

/** Shared by edits and deletions of items. Counted in memory, because they change only the caller's own items. */
export const OWN_ITEM_LIMITS = [
  { per: 'account', max: 120, windowSeconds: TEN_MINUTES, group: 'own-items', store: 'memory' },
] as const satisfies readonly RateLimit[];

/** Each call cuts the thumbnails again, which takes half a second of CPU time and adds files. */
export const COVER_LIMITS = [
  { per: 'account', max: 60, windowSeconds: HOUR, store: 'firestore' },
] as const satisfies readonly RateLimit[];

/** Counted in memory, because the fees change only what the caller sees. */
export const FEES_LIMITS = [
  { per: 'account', max: 60, windowSeconds: HOUR, store: 'memory' },
] as const satisfies readonly RateLimit[];

/** Counted in memory, because the settings change only what the caller sees. */
export const SHARE_SETTINGS_LIMITS = [
  { per: 'account', max: 120, windowSeconds: HOUR, store: 'memory' },
] as const satisfies readonly RateLimit[];

/** An export reads all items of the caller. */
export const ITEM_EXPORT_LIMITS = [
  { per: 'account', max: 20, windowSeconds: HOUR, store: 'firestore' },
] as const satisfies readonly RateLimit[];

/** Counted in Firestore, because others read each comment. */
export const COMMENT_LIMITS = [
  { per: 'account', max: 30, windowSeconds: TEN_MINUTES, store: 'firestore' },
] as const satisfies readonly RateLimit[];

/** Shared by edits and deletions of comments. */
export const COMMENT_CHANGE_LIMITS = [
  {
    per: 'account',
    max: 100,
    windowSeconds: TEN_MINUTES,
    group: 'comment-changes',
    store: 'memory',
  },
] as const satisfies readonly RateLimit[];

/** One request a second. The app searches when typing pauses, about three times for one mention. */
export const MEMBER_SEARCH_LIMITS = [
  { per: 'account', max: 600, windowSeconds: TEN_MINUTES, store: 'memory' },
] as const satisfies readonly RateLimit[];

/**
 * For text recognition of parts of a picture. Counted in memory, because Firestore already counts recognitions per day.
 * These limits also bound requests that are rejected.
 */
const recognitions = { windowSeconds: HOUR, store: 'memory' } as const;
export const RECOGNITION_LIMITS = [
  { ...recognitions, per: 'account', plan: 'free', max: 60 },
  { ...recognitions, per: 'account', plan: 'premium', max: 200 },
] as const satisfies readonly RateLimit[];

/**
 * Every picture is checked for personal information before it is shared, so the daily limits are above what a member
 * can share in a day. The hourly limits bound failed calls.
 */
const checks = { windowSeconds: DAY, store: 'firestore', onlySuccesses: true } as const;
export const PICTURE_CHECK_LIMITS = [
  { ...checks, per: 'account', plan: 'free', max: 100 },
  { ...checks, per: 'account', plan: 'premium', max: 5000 },
  { ...recognitions, per: 'account', plan: 'free', max: 120 },
  { ...recognitions, per: 'account', plan: 'premium', max: 1000 },
] as const satisfies readonly RateLimit[];

/**
 * Shared by signing out one device and signing out all devices. Counted in memory, because these calls end only the
 * caller's own sessions.
 */
export const DEVICE_LIMITS = [
  { per: 'account', max: 60, windowSeconds: HOUR, group: 'devices', store: 'memory' },
] as const satisfies readonly RateLimit[];

/** An export reads all documents of a member: about 10,000 for 2,000 items with likes and comments. */
export const DATA_EXPORT_LIMITS = [
  { per: 'account', max: 5, windowSeconds: DAY, store: 'firestore' },
] as const satisfies readonly RateLimit[];

export const DELETION_LIMITS = [
  { per: 'account', max: 20, windowSeconds: HOUR, store: 'memory' },
] as const satisfies readonly RateLimit[];

/** Shared by checkout and portal sessions. Counted in Firestore, because each costs calls to Stripe. */
export const BILLING_LIMITS = [
  { per: 'account', max: 30, windowSeconds: HOUR, group: 'billing', store: 'firestore' },
] as const satisfies readonly RateLimit[];

/** The app makes this call twice after a payment. Each costs a few calls to Stripe. */
export const VERIFY_LIMITS = [
  { per: 'account', max: 60, windowSeconds: HOUR, store: 'firestore' },
] as const satisfies readonly RateLimit[];

/** One request a second. A visible tab reads the list every minute and the count every 30 seconds: 30 requests in ten minutes. */
export const NOTIFICATION_LIMITS = [
  {
    per: 'account',
    max: 600,
    windowSeconds: TEN_MINUTES,
    group: 'notifications',
    store: 'memory',
  },
] as const satisfies readonly RateLimit[];

/** Shared by marking and deleting notifications. Counted in memory, because they change only what the caller sees. */
export const NOTIFICATION_CHANGE_LIMITS = [
  {
    per: 'account',
    max: 300,
    windowSeconds: TEN_MINUTES,
    group: 'notification-changes',
    store: 'memory',
  },
] as const satisfies readonly RateLimit[];

/** Counted in memory, because the settings change only what the caller gets. */
export const NOTIFICATION_SETTINGS_LIMITS = [
  { per: 'account', max: 120, windowSeconds: HOUR, store: 'memory' },
] as const satisfies readonly RateLimit[];

/** Shared by registering and removing a device. The app registers a device once a day, and when a member turns pushes on. */
export const PUSH_DEVICE_LIMITS = [
  { per: 'account', max: 60, windowSeconds: HOUR, group: 'push-devices', store: 'memory' },
] as const satisfies readonly RateLimit[];
