import { sharingEndpoints } from '@contract/endpoints/sharing';
import { decimalToCents } from '@contract/schemas/money';
import type { CoverAndFocus } from '@contract/rules/cover-thumbnail-square';
import type { Item } from '@contract/schemas/item';
import { saleSubmissionSchema } from '@contract/schemas/sale-submission';
import { formatCents } from '@/lib/format';
import type { OutboxEntry } from '@/lib/outbox/outbox-entry';
import type { CheckResult } from '@/lib/outbox/send-outbox';
import type { DraftFields, QueuedSale } from './draft';
import { areasToHideText } from './picture-texts';
import { RedactionError, areasInsidePart, visibleSuggestedAreas } from './redaction';
import { ApiError } from '@/services/api-error';
import { findSamePicture } from '../api/sharing-calls';
import { itemOfEarlierForm, mayHaveArrived, withPictureParts } from './attempt';
import { hasDraft, saveDraft } from './draft-store';
import {
  draftOfQueuedSale,
  type DraftWithPart,
  draftOfPreparedPicture,
  queuedSaleIn,
} from './queued-sale';
import { findAreasToHide, findPictureParts } from './extract-screenshot';
import { preparePicture } from './prepared-picture';
import { hashOfPicture } from './screenshot-pixels';

/**
 * The longest wait that a busy server asks for, in milliseconds. If the server asks for a longer wait, the member has
 * reached the daily limit.
 */
const LONGEST_BUSY_MS = 15 * 60_000;
const CHECK_FAILED = "We couldn't check your picture for names and addresses.";
const PART_MISSING = 'Mark what others may see of your picture.';
const SAME_PICTURE = 'This picture looks like one that was already shared.';
const FORM_IN_USE = 'Share or discard the draft in the form first.';
/** The message for a queued share that this version of the app cannot read. */
const UNREADABLE =
  "We can't open this share anymore. Please discard it and share the picture again.";
const NO_SPACE = "Your browser has no space to save this, so you can't edit it.";

const hasPart = (draft: DraftFields): draft is DraftWithPart => draft.itemPart !== null;

/**
 * The functions with which the outbox handles shares: it checks each share, compares the response with the sale, and
 * can return the share to the form.
 */
export const queuedSaleHandlers = {
  check: checkQueuedSale,
  review: questionAbout,
  reviewFirst: questionAboutFirst,
  edit: backToForm,
};

async function checkQueuedSale(entry: OutboxEntry, file: File | null): Promise<CheckResult> {
  const queued = queuedSaleIn(entry);
  if (!queued) return { state: 'needs-decision', message: UNREADABLE };
  if (!file) return { state: 'checked', file, draft: entry.draft };
  const { draft } = queued;
  const isReady = draft.redaction.checked && hasPart(draft);
  const examined = isReady ? draft : await examinedSale(queued, file);
  if ('state' in examined) return examined;
  const { itemPart, redaction } = examined;
  const choices = { itemPart, areas: redaction.areas, parts: examined.parts };
  const prepared = await preparePicture(file, choices).catch(refusedPicture);
  if ('state' in prepared) return prepared;
  if (await isSamePicture(queued, prepared.file))
    return { state: 'needs-decision', message: SAME_PICTURE };
  const { file: shown, parts } = prepared;
  const checked: QueuedSale = {
    ...queued,
    draft: { ...draftOfPreparedPicture(examined, parts), attempt: draft.attempt },
  };
  return {
    state: 'checked',
    file: shown,
    draft: checked,
    input: inputWithParts(entry.input, parts),
  };
}

/** Replaces cover and focus in the input of the call, because cropping the picture changes their coordinates. */
function inputWithParts(
  input: OutboxEntry['input'],
  parts: CoverAndFocus | null,
): OutboxEntry['input'] {
  const sale = saleSubmissionSchema.safeParse(input.body).data;
  return sale ? { ...input, body: withPictureParts(sale, parts) } : input;
}

/**
 * Returns the draft with the item's part and all areas to hide. Returns a question if the member must decide something.
 * Fees and areas outside the part need no decision.
 */
async function examinedSale(queued: QueuedSale, file: File): Promise<CheckResult | DraftWithPart> {
  try {
    const { draft } = queued;
    const { personalInfo, suggested, fees } = await findAreasToHide(file);
    const itemPart = draft.itemPart ?? (await findPictureParts(file)).itemPart;
    // Returns no draft with the found areas, because the form reads the screenshot again if the member edits the share.
    if (itemPart === null) return { state: 'needs-decision', message: PART_MISSING };
    const hiddenFees = draft.settings.hidesFees ? fees : [];
    const areas = [...draft.redaction.areas, ...personalInfo, ...hiddenFees];
    const examined = { ...draft, itemPart, redaction: { areas, checked: true, fees, suggested } };
    if (areasInsidePart(personalInfo, itemPart).length === 0) return examined;
    const visible = areasInsidePart(visibleSuggestedAreas(examined.redaction), itemPart);
    const hidden = areasToHideText(areasInsidePart(areas, itemPart).length, visible.length);
    const message = `We found names, addresses or numbers in your picture. ${hidden}`;
    return { state: 'needs-decision', message, draft: { ...queued, draft: examined } };
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status !== 401;
    if (isRefused && !isBusy(error)) return { state: 'needs-decision', message: CHECK_FAILED };
    throw error;
  }
}

/**
 * Returns whether a busy server asks for a short wait. If so, the share stays queued, and the outbox checks it again
 * later.
 */
const isBusy = ({ status, retryAfterMs = LONGEST_BUSY_MS }: ApiError): boolean =>
  status === 429 && retryAfterMs < LONGEST_BUSY_MS;

/**
 * Returns whether there is an item with the same picture. Returns false if the server refuses the lookup, because the
 * share form also ignores a failed lookup. Rejects without a network.
 */
async function isSamePicture({ draft, isAnother }: QueuedSale, redacted: File): Promise<boolean> {
  // Makes no lookup if an earlier request may have created an item from this sale, because the lookup would find that
  // item.
  if (isAnother || mayHaveArrived(draft.attempt)) return false;
  const hash = await hashOfPicture(redacted);
  if (hash === null) return false;
  try {
    return (await findSamePicture(hash, new AbortController().signal)).length > 0;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/**
 * Returns a question if the item in the response differs from the queued sale. The server responds to a repeated
 * idempotency key with the item of the first request, which may be older than the queued sale.
 */
function questionAbout(entry: OutboxEntry, response: unknown): string | null {
  const queued = queuedSaleIn(entry);
  const shared = sharingEndpoints.shareScreenshot.output.schema.safeParse(response).data;
  const sale = saleSubmissionSchema.safeParse(entry.input.body).data;
  if (!queued || !shared || !sale) return null;
  const earlier = itemOfEarlierForm(shared.item, sale, queued.draft.attempt, queued.fingerprint);
  if (!earlier) return null;
  return alreadyShared(earlier);
}

/**
 * Returns a question if the server has created an item from an earlier version of the queued sale. Otherwise returns
 * null.
 */
function questionAboutFirst(first: unknown): string | null {
  const shared = sharingEndpoints.shareScreenshot.output.schema.safeParse(first).data;
  return shared ? alreadyShared(shared.item) : null;
}

const alreadyShared = ({ title, soldPrice }: Pick<Item, 'title' | 'soldPrice'>): string =>
  `Already shared: ${title}, ${formatCents(decimalToCents(soldPrice))}. It doesn't include your latest changes.`;

/**
 * Returns the result for a picture that cannot be prepared. The member must decide, because another attempt would fail,
 * too.
 */
function refusedPicture(error: unknown): CheckResult {
  if (error instanceof RedactionError) return { state: 'needs-decision', message: error.message };
  throw error;
}

async function backToForm(entry: OutboxEntry, file: File | null): Promise<string | null> {
  const queued = queuedSaleIn(entry);
  if (!queued) return UNREADABLE;
  if (await hasDraft(entry.memberId)) return FORM_IN_USE;
  const isSaved = await saveDraft(entry.memberId, draftOfQueuedSale(entry, queued, file));
  return isSaved ? null : NO_SPACE;
}
