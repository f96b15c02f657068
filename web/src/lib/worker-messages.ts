/** Types of the messages from a page to the service worker. */
export const SKIP_WAITING = 'SKIP_WAITING';
export const CACHE_LAZY_FILES = 'CACHE_LAZY_FILES';
