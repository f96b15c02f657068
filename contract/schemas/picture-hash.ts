import * as z from 'zod/mini';

/** What a picture looks like in 256 bits, as 64 hex digits: the result of `pictureHash`. */
export const pictureHashSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** How many items that show the same picture are told at once. */
export const SAME_PICTURE_MAX = 3;
