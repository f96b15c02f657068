import {
  isWholeScreenshot,
  type ItemPart,
  itemPartSchema,
  WHOLE_SCREENSHOT,
} from '@contract/schemas/item-part';
import type { SaleSubmission } from '@contract/schemas/sale-submission';
import { shareSettingsOf, shareSettingsSchema } from '@contract/schemas/share-settings';
import * as z from 'zod/mini';
import { newEntry, type OutboxEntry } from '@/lib/outbox/outbox-entry';
import { addToOutbox } from '@/lib/outbox/outbox-store';
import { picturePartsSchema, withParts } from './picture-parts';
import { type RedactionArea, redactionAreaSchema, shownAreas } from './redaction';
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
import { needsCheck, type ShareSaleState } from './share-sale-state';
import { preparePicture } from './prepared-picture';

/** What the outbox stores of a share besides the call and its file. */
const queuedSaleSchema = z.object({
  values: saleFormSchema,
  /** What the file does not hide yet. All areas are shares of the file. */
  areas: z.array(redactionAreaSchema),
  parts: picturePartsSchema,
  /** The item's part of the file. Null if an older version queued a whole screenshot that nobody has looked at. */
  itemPart: z._default(z.nullable(itemPartSchema), null),
  /** The fees that the switch hides. Absent if the file was not searched for them. */
  fees: z.optional(z.array(redactionAreaSchema)),
  /** What the check of the file suggested to hide. Absent if the form, which showed it, made the file. */
  suggested: z.optional(z.array(redactionAreaSchema)),
  /** The settings of the form. With `hidesFees`, the check hides fees, too. */
  ...shareSettingsSchema.shape,
  /** The member saw what detection found, or shares without the check. */
  isExamined: z.boolean(),
  /** The member said that it is another sale of an item with the same picture. */
  isAnother: z.boolean(),
  attempt: attemptSchema,
  fingerprint: fingerprintSchema,
});
export type QueuedSale = z.infer<typeof queuedSaleSchema>;

/** Returns null for an entry of another call. */
export function queuedSaleIn({ draft }: OutboxEntry): QueuedSale | null {
  const queued = queuedSaleSchema.safeParse(draft).data;
  if (!queued) return null;
  // In an older version, the member agreed to the redacted screenshot.
  const isAgreed = queued.isExamined && queued.areas.length === 0;
  return { ...queued, itemPart: queued.itemPart ?? (isAgreed ? WHOLE_SCREENSHOT : null) };
}

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
 * Puts a share into the outbox, under the key of its form, with the item's part of the screenshot. Returns false if the
 * browser has no space and the page has to stay open. Rejects with RedactionError if the picture cannot be redacted.
 */
export async function queueSale({
  memberId,
  sale,
  picture,
  state,
  wasSent,
  limitReached,
}: SaleToQueue): Promise<boolean> {
  const { draft, samePicture } = state;
  const { file, parts } = await preparePicture(picture.screenshot, picture);
  const fingerprint = fingerprintOf(sale, picture);
  const attempt = wasSent ? draft.attempt : unsent(draft.attempt, fingerprint);
  if (!attempt) throw new Error('A share that was sent has an attempt.');
  const queued: QueuedSale = {
    values: draft.values,
    parts,
    areas: [],
    itemPart: WHOLE_SCREENSHOT,
    ...draft.settings,
    ...feesInPart(draft.redaction.fees, picture.itemPart),
    isExamined: wasSent || !needsCheck(state),
    isAnother: samePicture.dismissed,
    attempt,
    fingerprint,
  };
  const entry = newEntry({
    id: attempt.key,
    memberId,
    endpoint: 'shareScreenshot',
    input: { body: withParts(sale, parts) },
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

/** Returns no fees if the part shows none. If it shows some, returns nothing, so that the picture is searched again. */
export function feesInPart(
  fees: readonly RedactionArea[] | undefined,
  itemPart: ItemPart,
): Pick<QueuedSale, 'fees'> {
  if (!fees) return {};
  if (isWholeScreenshot(itemPart)) return { fees: [...fees] };
  return shownAreas(fees, itemPart).length === 0 ? { fees: [] } : {};
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
  const { values, areas, parts, itemPart, isExamined, attempt, fingerprint } = queued;
  const { fees, suggested } = queued;
  const found = { ...(fees && { fees }), ...(suggested && { suggested }) };
  const redaction = { areas, checked: isExamined, ...found };
  const mayHaveBeenSent = attempts > 0 && isChecked;
  // The member shared it with these values.
  const chosen = { guesses: NO_GUESSES, touched: SALE_CHOICES };
  const settings = shareSettingsOf(queued);
  const picture = { screenshot, redaction, parts, coverOptions: [], itemPart, reading: null };
  const draft = { values, settings, ...picture, ...chosen };
  if (!mayHaveBeenSent) return { ...draft, attempt };
  const sent = { ...attempt, sent: attempt.sent ?? fingerprint, refused: false };
  const isRefused = (state === 'failed' || state === 'limit-reached') && attempts === 1;
  return { ...draft, attempt: isRefused ? refusedAttempt(attempt, sent) : sent };
}
