/** The types of messages that a page sends to the service worker. */
export const SKIP_WAITING = 'SKIP_WAITING';
export const CACHE_LAZY_FILES = 'CACHE_LAZY_FILES';
export const FORGET_PICTURES = 'FORGET_PICTURES';

/**
 * The type of the service worker's message that asks an open page to open the path of a clicked push notification. The
 * page responds on the port that the message contains.
 */
export const OPEN_PATH = 'OPEN_PATH';

/** The channel on which tabs and the service worker announce changes of the session. */
export const SESSION_CHANNEL = 'boloboard-session';

/** The type of the service worker's message to the open pages when the network is back. */
export const SEND_OUTBOX = 'SEND_OUTBOX';
/** The tag with which the app registers the outbox for Background Sync. */
export const OUTBOX_SYNC = 'boloboard-outbox';
