import type { PictureArea } from '@contract/schemas/picture-area';
import type { SaleSubmission } from '@contract/schemas/sale-submission';
import * as z from 'zod/mini';

/** What a submission consists of, as text to compare: what the item made of it shows, and all else. */
const fingerprintSchema = z.object({ shown: z.string(), rest: z.string() });
export type Fingerprint = z.infer<typeof fingerprintSchema>;

/** The attempts to share one draft: they have one `Idempotency-Key`, so that one item comes of them. */
export const attemptSchema = z.object({
  key: z.string(),
  /** What was sent first that may have arrived; null before anything was sent. */
  sent: z.nullable(fingerprintSchema),
  /** Whether the server is known to have made nothing of it. */
  refused: z.boolean(),
});
export type Attempt = z.infer<typeof attemptSchema>;

/** The key of a draft that was not sent yet: two tabs that show it share it once. */
export const unsentAttempt = (key: string): Attempt => ({ key, sent: null, refused: false });

/** A picture as it is to be shared: the member's own file, and what is painted over before it is sent. */
export interface PictureToShare {
  readonly screenshot: File;
  readonly hidden: readonly PictureArea[];
}

/** A submission by its fields and by which picture goes with them. */
export function fingerprintOf(sale: SaleSubmission, picture: PictureToShare): Fingerprint {
  const { comment, categoryId, ...shown } = sale;
  const { name, size, lastModified } = picture.screenshot;
  const hidden = picture.hidden.map(({ x, y, width, height }) => [x, y, width, height]);
  return {
    shown: JSON.stringify(shown),
    // Where nothing is hidden as it was before there was hiding: kept attempts are compared with it.
    rest: JSON.stringify([comment, categoryId, name, size, lastModified, ...hidden]),
  };
}

const isSame = (one: Fingerprint, other: Fingerprint): boolean =>
  one.shown === other.shown && one.rest === other.rest;

/**
 * The attempt to make next. It keeps the key of the last one, whose answer may have been lost after the
 * item was made; only where that was refused for certain and something changed is it a new submission.
 */
export function nextAttempt(
  last: Attempt | null,
  sending: Fingerprint,
  newKey: () => string,
): Attempt {
  if (last === null || (last.refused && last.sent && !isSame(last.sent, sending)))
    return { key: newKey(), sent: sending, refused: false };
  return { key: last.key, sent: last.sent ?? sending, refused: false };
}

/** A 4xx says that this request made nothing, yet not what became of earlier ones with its key. */
export function refusedAttempt(last: Attempt | null, current: Attempt): Attempt {
  const isFirst = !last?.sent || last.key !== current.key || last.refused;
  return { ...current, refused: isFirst };
}

/** Whether an item may have been made of what was sent. */
export const mayHaveArrived = (last: Attempt | null): boolean =>
  Boolean(last?.sent && !last.refused);

/** A 4xx says for certain that nothing was made; no answer, or a 5xx, does not. */
export const isRefusal = (status: number): boolean => status >= 400 && status < 500;
