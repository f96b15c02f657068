import * as z from 'zod/mini';

/** An attempt to share: its `Idempotency-Key`, what it sent, and whether the server refused it. */
export const attemptSchema = z.object({
  key: z.string(),
  fingerprint: z.string(),
  refused: z.boolean(),
});
export type Attempt = z.infer<typeof attemptSchema>;

/** What a submission consists of, as text to compare: its fields and which picture goes with them. */
export const fingerprintOf = (sale: object, screenshot: File): string =>
  JSON.stringify([sale, screenshot.name, screenshot.size, screenshot.lastModified]);

/**
 * The attempt to make next. It keeps the key of the last one, whose answer may have been lost after the
 * item was made; only where that was refused for certain and something changed is it a new submission.
 */
export function nextAttempt(
  last: Attempt | null,
  fingerprint: string,
  newKey: () => string,
): Attempt {
  const isNew = last === null || (last.refused && last.fingerprint !== fingerprint);
  return { key: isNew ? newKey() : last.key, fingerprint, refused: false };
}

/** A 4xx says for certain that nothing was made; no answer, or a 5xx, does not. */
export const isRefusal = (status: number): boolean => status >= 400 && status < 500;
