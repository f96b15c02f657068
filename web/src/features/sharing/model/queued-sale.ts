import type { CoverAndFocus } from '@contract/rules/cover-thumbnail-square';
import { isWholeScreenshot, type ItemPart, WHOLE_SCREENSHOT } from '@contract/schemas/item-part';
import type { SaleSubmission } from '@contract/schemas/sale-submission';
import { newOutboxEntry, type OutboxEntry } from '@/lib/outbox/outbox-entry';
import { addToOutbox } from '@/lib/outbox/outbox-store';
import { requestOutboxSync } from '@/services/background-sync';
import {
  type Attempt,
  type SubmissionFingerprint,
  fingerprintOf,
  nextAttempt,
  type PictureToShare,
  attemptAfterRefusal,
  unsentAttempt,
  withPictureParts,
} from './attempt';
import { type Draft, type DraftFields, type QueuedSale, queuedSaleSchema } from './draft';
import { parseLegacyShare } from './legacy-records';
import { preparePicture } from './prepared-picture';
import { type Redaction, areasInsidePart } from './redaction';
import { NO_GUESSES, DEFAULTED_SALE_FIELDS } from './sale-form';
import { needsPersonalInfoCheck, type ShareSaleState } from './share-sale-state';

/**
 * Returns the share in an outbox entry, even if an earlier version of the app stored the entry. Returns null if the
 * entry is not a share, or if this version cannot parse it.
 */
export const queuedSaleIn = ({ draft }: OutboxEntry): QueuedSale | null =>
  queuedSaleSchema.safeParse(draft).data ?? parseLegacyShare(draft);

interface SaleToQueue {
  readonly memberId: string;
  readonly sale: SaleSubmission;
  readonly picture: PictureToShare;
  readonly state: ShareSaleState;
  /** True if the form sent the share but got no response. Such a share has already passed all checks. */
  readonly wasSent: boolean;
  /** Whether the member has no submissions left. */
  readonly limitReached: boolean;
}

/**
 * Adds a share to the outbox under the form's idempotency key, with the item's part of the screenshot. Returns false if
 * the browser has no space: the page must then stay open, because only the page has the share. Rejects with
 * RedactionError if the picture cannot be redacted.
 */
export async function queueSale({
  memberId,
  sale,
  picture,
  state,
  wasSent,
  limitReached,
}: SaleToQueue): Promise<boolean> {
  const { screenshot: _screenshot, ...draft } = state.draft;
  const { file, parts } = await preparePicture(picture.screenshot, picture);
  const fingerprint = fingerprintOf(sale, picture);
  const attempt = wasSent ? draft.attempt : unsent(draft.attempt, fingerprint);
  if (!attempt) throw new Error('A share that was sent has an attempt.');
  const checked = wasSent || !needsPersonalInfoCheck(state);
  const toPrepare = {
    ...draft,
    itemPart: picture.itemPart,
    redaction: { ...draft.redaction, checked },
  };
  // The member has shared these values, so they are no longer guesses of the reading.
  const chosen = { guesses: NO_GUESSES, touched: DEFAULTED_SALE_FIELDS };
  const queued: QueuedSale = {
    draft: { ...draftOfPreparedPicture(toPrepare, parts), ...chosen, attempt },
    isAnother: state.samePicture.dismissed,
    fingerprint,
  };
  const entry = newOutboxEntry({
    id: attempt.key,
    memberId,
    endpoint: 'shareScreenshot',
    input: { body: withPictureParts(sale, parts) },
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

/** A draft with a known item's part. */
export interface DraftWithPart extends DraftFields {
  readonly itemPart: ItemPart;
}

/**
 * Returns the draft for the outbox, whose screenshot is the prepared picture. The picture is already cut to the item's
 * part and its hidden areas are black, so the draft has no more areas to hide.
 */
export function draftOfPreparedPicture(
  draft: DraftWithPart,
  parts: CoverAndFocus | null,
): DraftFields {
  const { redaction, itemPart } = draft;
  return {
    ...draft,
    redaction: { areas: [], checked: redaction.checked, ...feesInPart(redaction.fees, itemPart) },
    parts,
    coverOptions: [],
    itemPart: WHOLE_SCREENSHOT,
    reading: null,
  };
}

/**
 * Returns the areas of fees for a draft whose picture is cut to the item's part. If the part shows no fees, the list is
 * empty. If the part shows fees, their areas do not fit the cut picture, so returns no list, and the outbox searches
 * the cut picture for fees. A whole screenshot keeps its list.
 */
function feesInPart(fees: Redaction['fees'], itemPart: ItemPart): Pick<Redaction, 'fees'> {
  if (!fees) return {};
  if (isWholeScreenshot(itemPart)) return { fees };
  return areasInsidePart(fees, itemPart).length === 0 ? { fees: [] } : {};
}

function unsent(last: Attempt | null, fingerprint: SubmissionFingerprint): Attempt {
  const next = nextAttempt(last, fingerprint, () => crypto.randomUUID());
  return last?.key === next.key ? last : unsentAttempt(next.key);
}

/**
 * Returns the form's draft for a queued share. The draft has the share's idempotency key, so that sharing it again
 * creates no second item.
 */
export function draftOfQueuedSale(
  { state, attempts, isChecked }: OutboxEntry,
  { draft, fingerprint }: QueuedSale,
  screenshot: File | null,
): Draft {
  const { attempt } = draft;
  const mayHaveBeenSent = attempts > 0 && isChecked;
  if (!mayHaveBeenSent) return { ...draft, screenshot };
  const sent = { ...attempt, sent: attempt.sent ?? fingerprint, refused: false };
  const isRefused = (state === 'failed' || state === 'limit-reached') && attempts === 1;
  return { ...draft, attempt: isRefused ? attemptAfterRefusal(attempt, sent) : sent, screenshot };
}
