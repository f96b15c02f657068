import * as z from 'zod/mini';

/**
 * The header with the time of a change of items. A call that changes items returns the time of its commit in this
 * header. If a later read sends this time, the response contains the change.
 */
export const ITEMS_VERSION_HEADER = 'x-items-version';

const MESSAGE = 'X-Items-Version must be the value that an earlier response returned';

/** The time of a change of items, with microseconds, so that times can be compared as texts. */
export const itemsVersionSchema = z.iso.datetime({ precision: 6, error: MESSAGE });
