import * as z from 'zod/mini';

/** The highest amount a listing may carry: 9,999,999.99 US dollars. */
export const MAX_CENTS = 999_999_999;

/** US dollars at the edge: a decimal string with exactly two places, '34.99'. */
export const moneySchema = z.string().check(z.regex(/^-?\d{1,7}\.\d{2}$/));
