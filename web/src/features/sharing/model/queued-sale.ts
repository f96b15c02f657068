import type { SaleSubmission } from '@contract/schemas/sale-submission';
import { shareSettingsOf, shareSettingsSchema } from '@contract/schemas/share-settings';
import * as z from 'zod/mini';
import { newEntry, type OutboxEntry } from '@/lib/outbox/outbox-entry';
import { addToOutbox } from '@/lib/outbox/outbox-store';
import { picturePartsSchema } from '@/lib/picture-parts';
import { redactionAreaSchema } from '@/lib/redaction';
import { requestOutboxSync } from '@/services/background-sync';
import {
  attemptSchema,
  fingerprintOf,
  fingerprintSchema,
  nextAttempt,
  type PictureToShare,
  refusedAttempt,
  unsentAttempt,
} from './attempt';
import type { Draft } from './draft-store';
import { NO_GUESSES, SALE_CHOICES, saleFormSchema } from './sale-form';
import { needsCheck, type ShareSaleState } from './share-sale-flow';
import type { SharingSlots } from './sharing-slots';

/** What the outbox stores of a share besides the call and its file. */
const queuedSaleSchema = z.object({
  values: saleFormSchema,
  areas: z.array(redactionAreaSchema),
  parts: picturePartsSchema,
  /** The fees that the switch hides. Absent if the screenshot was not searched for them. */
  fees: z.optional(z.array(redactionAreaSchema)),
  /** The settings of the form. With `hidesFees`, the check hides fees, too. */
  ...shareSettingsSchema.shape,
  /** The member saw what detection found, or shares without the check. Then the file is already redacted. */
  isExamined: z.boolean(),
  /** The member said that it is another sale of an item with the same picture. */
  isAnother: z.boolean(),
  attempt: attemptSchema,
  fingerprint: fingerprintSchema,
});
export type QueuedSale = z.infer<typeof queuedSaleSchema>;

/** Returns null for an entry of another call or an older version. */
export const queuedSaleIn = ({ draft }: OutboxEntry): QueuedSale | null =>
  queuedSaleSchema.safeParse(draft).data ?? null;

interface SaleToQueue {
  readonly memberId: string;
  readonly sale: SaleSubmission;
  readonly picture: PictureToShare;
  readonly state: ShareSaleState;
  /** The form sent it and got no answer, so it passed all checks. */
  readonly wasSent: boolean;
  /** The member has no submissions left. */
  readonly limitReached: boolean;
}

/**
 * Puts a share into the outbox, under the key of its form. Returns false if the browser has no space and the page
 * has to stay open. Rejects with RedactionError if the picture cannot be redacted.
 */
export async function queueSale(
  { memberId, sale, picture, state, wasSent, limitReached }: SaleToQueue,
  redactScreenshot: SharingSlots['redactScreenshot'],
): Promise<boolean> {
  const { draft, samePicture } = state;
  const { screenshot, areas } = picture;
  const isExamined = wasSent || !needsCheck(state);
  const file = isExamined ? await redactScreenshot(screenshot, areas) : screenshot;
  const fingerprint = fingerprintOf(sale, picture);
  const attempt = wasSent ? draft.attempt : unsent(draft.attempt, fingerprint);
  if (!attempt) throw new Error('A share that was sent has an attempt.');
  const queued: QueuedSale = {
    values: draft.values,
    parts: draft.parts,
    areas: isExamined ? [] : [...areas],
    ...draft.settings,
    ...(draft.redaction.fees && { fees: [...draft.redaction.fees] }),
    isExamined,
    isAnother: samePicture.dismissed,
    attempt,
    fingerprint,
  };
  const entry = newEntry({
    id: attempt.key,
    memberId,
    endpoint: 'shareScreenshot',
    input: { body: sale },
    label: sale.title,
    isChecked: wasSent,
    draft: queued,
    createdAt: Date.now(),
  });
  const queuedEntry: OutboxEntry = limitReached ? { ...entry, state: 'limit-reached' } : entry;
  const isStored = await addToOutbox(queuedEntry, file);
  void requestOutboxSync();
  return isStored;
}

function unsent(last: Draft['attempt'], fingerprint: QueuedSale['fingerprint']) {
  const next = nextAttempt(last, fingerprint, () => crypto.randomUUID());
  return last?.key === next.key ? last : unsentAttempt(next.key);
}

/** Returns the form's draft for a queued share. Under the same key, so that sharing it again creates no second item. */
export function draftOfQueued(
  { state, attempts, isChecked }: OutboxEntry,
  queued: QueuedSale,
  screenshot: File | null,
): Draft {
  const { values, areas, parts, fees, isExamined, attempt, fingerprint } = queued;
  const redaction = { areas, checked: isExamined, ...(fees && { fees }) };
  const mayHaveBeenSent = attempts > 0 && isChecked;
  // The member shared it with these values.
  const chosen = { guesses: NO_GUESSES, touched: SALE_CHOICES };
  const settings = shareSettingsOf(queued);
  const draft = { values, screenshot, redaction, settings, parts, reading: null, ...chosen };
  if (!mayHaveBeenSent) return { ...draft, attempt };
  const sent = { ...attempt, sent: attempt.sent ?? fingerprint, refused: false };
  const isRefused = (state === 'failed' || state === 'limit-reached') && attempts === 1;
  return { ...draft, attempt: isRefused ? refusedAttempt(attempt, sent) : sent };
}
