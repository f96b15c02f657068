import * as z from 'zod/mini';

/**
 * A change of items returns the time of its commit in this header. A read that sends it gets an answer that
 * contains the change.
 */
export const ITEMS_VERSION_HEADER = 'x-items-version';

const MESSAGE = 'X-Items-Version must be the value that an earlier response returned';

/** In microseconds, so that a later version is the greater text. */
export const itemsVersionSchema = z.iso.datetime({ precision: 6, error: MESSAGE });
