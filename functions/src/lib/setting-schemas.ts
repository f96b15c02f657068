import * as z from 'zod/mini';

const blankToUndefined = (value: unknown) => (value === '' ? undefined : value);

/** Accepts a setting that is missing or empty. */
export const optional = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(z.transform(blankToUndefined), z.optional(schema));

export function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
