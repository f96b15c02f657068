import * as z from 'zod/mini';

const blankToUndefined = (value: unknown) => (value === '' ? undefined : value);

/** Returns a schema of a setting that may also be missing or empty. */
export const optionalSetting = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(z.transform(blankToUndefined), z.optional(schema));

export function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
