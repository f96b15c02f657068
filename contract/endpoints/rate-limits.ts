import type { RateLimit } from './define-endpoint';

const TEN_MINUTES = 10 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Lists and searches together. Many visitors share an address, for example those of a phone carrier. */
const lists = { windowSeconds: TEN_MINUTES, group: 'lists', store: 'memory' } as const;
export const LIST_LIMITS = [
  { ...lists, per: 'address', plan: 'visitor', max: 600 },
  { ...lists, per: 'account', plan: 'free', max: 300 },
  { ...lists, per: 'account', plan: 'premium', max: 3000 },
] as const satisfies readonly RateLimit[];

/** The app requests a single item only if no list contained it: after a link, a reload or a change. Many visitors share an address. */
const items = { windowSeconds: TEN_MINUTES, store: 'memory' } as const;
export const ITEM_LIMITS = [
  { ...items, per: 'address', plan: 'visitor', max: 1200 },
  { ...items, per: 'account', plan: 'free', max: 600 },
  { ...items, per: 'account', plan: 'premium', max: 3000 },
] as const satisfies readonly RateLimit[];

/** A visible list asks once a minute, so 120 open tabs behind one address do not exceed the limit. */
export const NEWEST_ITEM_LIMITS = [
  { per: 'address', max: 1200, windowSeconds: TEN_MINUTES, store: 'memory' },
] as const satisfies readonly RateLimit[];

/** One request a second. The app asks once per page load, then every 5 minutes at most, so 300 open tabs do not exceed the limit. */
export const CURRENT_USER_LIMITS = [
  { per: 'account', max: 600, windowSeconds: TEN_MINUTES, store: 'memory' },
] as const satisfies readonly RateLimit[];

/** Registrations, and sessions that create a member, together. */
const registrations = { windowSeconds: HOUR, group: 'registrations' } as const;
const perAddress = { ...registrations, per: 'address', max: 20, store: 'firestore' } as const;
const perEmail = { ...registrations, per: 'email', max: 5, store: 'memory' } as const;
export const REGISTRATION_LIMITS = [perAddress, perEmail] as const satisfies readonly RateLimit[];

/**
 * Per account of the ID token. Members who sign in have no limit per address, so that nobody can keep others at their address
 * signed out. Everyone can sign up at Firebase, so a session that creates a member counts as a registration.
 */
export const SESSION_LIMITS = [
  { per: 'account', max: 30, windowSeconds: HOUR, store: 'firestore' },
  { ...perAddress, onlyNewMembers: true },
  { ...perEmail, onlyNewMembers: true },
] as const satisfies readonly RateLimit[];

/** Calls with a link from an email. Nobody can guess a link, so this only bounds the load. */
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

/** Changes of the email address and of the password together. */
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

/** At one of ten page loads, about 600 page loads behind one address. */
export const WEB_VITALS_LIMITS = [
  { per: 'address', max: 60, windowSeconds: TEN_MINUTES, store: 'memory' },
] as const satisfies readonly RateLimit[];

/** One a second. Many visitors share an address. */
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

/** Likes and unlikes together: one every 3 seconds. In memory, because a member counts only once per item. */
export const LIKE_LIMITS = [
  { per: 'account', max: 200, windowSeconds: TEN_MINUTES, group: 'likes', store: 'memory' },
] as const satisfies readonly RateLimit[];

/** In memory, because a link counts only once per member, item, target and day. */
export const LINK_LIMITS = [
  { per: 'account', max: 60, windowSeconds: TEN_MINUTES, store: 'memory' },
] as const satisfies readonly RateLimit[];

/** A member who steps through a list reads it once for each item. */
export const REPORT_STATUS_LIMITS = [
  { per: 'account', max: 600, windowSeconds: TEN_MINUTES, store: 'memory' },
] as const satisfies readonly RateLimit[];

/** Of items and comments together. People read each report. */
export const REPORT_LIMITS = [
  { per: 'account', max: 30, windowSeconds: HOUR, group: 'reports', store: 'firestore' },
] as const satisfies readonly RateLimit[];

/** Lists and decisions together. Admins are few, so this only stops a page that repeats a call without end. */
export const MODERATION_LIMITS = [
  { per: 'account', max: 1200, windowSeconds: TEN_MINUTES, group: 'moderation', store: 'memory' },
] as const satisfies readonly RateLimit[];

/** A file can cost 10,000 reads. */
export const AUDIT_EXPORT_LIMITS = [
  { per: 'account', max: 20, windowSeconds: HOUR, store: 'memory' },
] as const satisfies readonly RateLimit[];

/** A ruling can be appealed once, so this limit only stops callers who guess ids of rulings. */
export const APPEAL_LIMITS = [
  { per: 'account', max: 30, windowSeconds: HOUR, store: 'memory' },
] as const satisfies readonly RateLimit[];

/** A page of the queue shows 25 pictures. */
export const MODERATION_PICTURE_LIMITS = [
  { per: 'account', max: 3000, windowSeconds: TEN_MINUTES, store: 'memory' },
] as const satisfies readonly RateLimit[];

/** Blocks and their removal together. In memory, because each changes only what the caller sees. */
export const BLOCKING_LIMITS = [
  { per: 'account', max: 100, windowSeconds: HOUR, group: 'blocking', store: 'memory' },
] as const satisfies readonly RateLimit[];

/** Favorites and their removal together. In memory, because a seller learns of a member only once. */
export const FAVORITE_LIMITS = [
  { per: 'account', max: 100, windowSeconds: TEN_MINUTES, group: 'favorites', store: 'memory' },
] as const satisfies readonly RateLimit[];

/** Bio and pins together. In memory, because each changes only the caller's own profile. */
export const BIO_AND_PIN_LIMITS = [
  {
    per: 'account',
    max: 60,
    windowSeconds: TEN_MINUTES,
    group: 'bio-and-pins',
    store: 'memory',
  },
] as const satisfies readonly RateLimit[];

/** Pictures and social links together. In Firestore, because the server gets pictures from other sites. */
export const PROFILE_CHANGE_LIMITS = [
  { per: 'account', max: 30, windowSeconds: HOUR, group: 'profile-changes', store: 'firestore' },
] as const satisfies readonly RateLimit[];

/** Edits and deletions together. In memory, because each changes only an item of the caller. */
export const OWN_ITEM_LIMITS = [
  { per: 'account', max: 120, windowSeconds: TEN_MINUTES, group: 'own-items', store: 'memory' },
] as const satisfies readonly RateLimit[];

/** Each cuts the thumbnails again, which takes half a second of CPU time and adds files. */
export const COVER_LIMITS = [
  { per: 'account', max: 60, windowSeconds: HOUR, store: 'firestore' },
] as const satisfies readonly RateLimit[];

/** In memory, because each changes only what the caller sees. */
export const FEES_LIMITS = [
  { per: 'account', max: 60, windowSeconds: HOUR, store: 'memory' },
] as const satisfies readonly RateLimit[];

/** In memory, because each changes only what the caller sees. */
export const SHARE_SETTINGS_LIMITS = [
  { per: 'account', max: 120, windowSeconds: HOUR, store: 'memory' },
] as const satisfies readonly RateLimit[];

/** An export reads all items of the caller. */
export const ITEM_EXPORT_LIMITS = [
  { per: 'account', max: 20, windowSeconds: HOUR, store: 'firestore' },
] as const satisfies readonly RateLimit[];

/** In Firestore, because each comment is read by others. */
export const COMMENT_LIMITS = [
  { per: 'account', max: 30, windowSeconds: TEN_MINUTES, store: 'firestore' },
] as const satisfies readonly RateLimit[];

/** Edits and deletions together. */
export const COMMENT_CHANGE_LIMITS = [
  {
    per: 'account',
    max: 100,
    windowSeconds: TEN_MINUTES,
    group: 'comment-changes',
    store: 'memory',
  },
] as const satisfies readonly RateLimit[];

/** One a second. The app asks when typing pauses, about three times for a mention. */
export const MEMBER_SEARCH_LIMITS = [
  { per: 'account', max: 600, windowSeconds: TEN_MINUTES, store: 'memory' },
] as const satisfies readonly RateLimit[];

/** For parts of pictures. In memory, because Firestore already counts recognitions per day. These limits also bound refused requests. */
const recognitions = { windowSeconds: HOUR, store: 'memory' } as const;
export const RECOGNITION_LIMITS = [
  { ...recognitions, per: 'account', plan: 'free', max: 60 },
  { ...recognitions, per: 'account', plan: 'premium', max: 200 },
] as const satisfies readonly RateLimit[];

/**
 * Every picture that is shared is checked for personal information, so the daily limits exceed what a member could
 * share in a day. The hourly limits bound failed calls.
 */
const checks = { windowSeconds: DAY, store: 'firestore', onlySuccesses: true } as const;
export const PICTURE_CHECK_LIMITS = [
  { ...checks, per: 'account', plan: 'free', max: 100 },
  { ...checks, per: 'account', plan: 'premium', max: 5000 },
  { ...recognitions, per: 'account', plan: 'free', max: 120 },
  { ...recognitions, per: 'account', plan: 'premium', max: 1000 },
] as const satisfies readonly RateLimit[];

/** Of one device and of all together. In memory, because each ends only sessions of the caller. */
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

/** Checkout and portal sessions together. In Firestore, because each costs calls of Stripe. */
export const BILLING_LIMITS = [
  { per: 'account', max: 30, windowSeconds: HOUR, group: 'billing', store: 'firestore' },
] as const satisfies readonly RateLimit[];

/** The app asks twice after a payment. Each call costs a few calls of Stripe. */
export const VERIFY_LIMITS = [
  { per: 'account', max: 60, windowSeconds: HOUR, store: 'firestore' },
] as const satisfies readonly RateLimit[];

/** One a second. A visible tab reads the list every minute and the count every 30 seconds: 30 requests in ten minutes. */
export const NOTIFICATION_LIMITS = [
  {
    per: 'account',
    max: 600,
    windowSeconds: TEN_MINUTES,
    group: 'notifications',
    store: 'memory',
  },
] as const satisfies readonly RateLimit[];

/** Marks and deletions together. In memory, because each changes only what the caller sees. */
export const NOTIFICATION_CHANGE_LIMITS = [
  {
    per: 'account',
    max: 300,
    windowSeconds: TEN_MINUTES,
    group: 'notification-changes',
    store: 'memory',
  },
] as const satisfies readonly RateLimit[];

/** In memory, because each changes only what the caller gets. */
export const NOTIFICATION_SETTINGS_LIMITS = [
  { per: 'account', max: 120, windowSeconds: HOUR, store: 'memory' },
] as const satisfies readonly RateLimit[];

/** Registrations and their removal together. The app registers a device once a day, and when a member turns pushes on. */
export const PUSH_DEVICE_LIMITS = [
  { per: 'account', max: 60, windowSeconds: HOUR, group: 'push-devices', store: 'memory' },
] as const satisfies readonly RateLimit[];
