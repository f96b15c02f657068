import * as z from 'zod/mini';

export const MAX_CENTS = 999_999_999;

/** US dollars in the API: a string with two decimals, '34.99'. */
export const moneySchema = z.string().check(z.regex(/^-?\d{1,7}\.\d{2}$/));
