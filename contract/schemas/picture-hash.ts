import * as z from 'zod/mini';

/** The result of `pictureHash`: 256 bits as 64 hex digits. */
export const pictureHashSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Two pictures count as the same if at most this many of their 256 bits differ. */
export const MAX_DIFFERING_HASH_BITS = 12;

export const SAME_PICTURE_ITEMS_MAX = 3;
