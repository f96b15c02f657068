import type { Item } from '@contract/schemas/item';
import type { SaleSubmission } from '@contract/schemas/sale-submission';
import { call, stateOfConflictError } from '@/services/api-client';
import { ApiError } from '@/services/api-error';
import type { AutoExtract } from '@contract/schemas/extraction';

interface Sending {
  /**
   * The idempotency key. It is the same for all attempts at one submission, so that a retry does not create a second
   * item.
   */
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
  /** Called during the upload with the uploaded fraction of the file, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

export const shareScreenshot = (sale: SaleSubmission, screenshot: Blob, sending: Sending) =>
  call('shareScreenshot', { body: sale, file: screenshot }, sending);

/**
 * Returns the result of the first request with this idempotency key. The server sends this result with its error if an
 * earlier version of the form was already shared under the key. Returns null for any other error.
 */
export const firstShareResultInError = (error: unknown) =>
  error instanceof ApiError && error.code === 'key_reused'
    ? stateOfConflictError('shareScreenshot', error)
    : null;

/**
 * Returns items whose picture hash is similar to `hash`. The member's own items come first. If the request fails,
 * throws the same errors as `call`.
 */
export async function findSamePicture(hash: string, signal: AbortSignal): Promise<readonly Item[]> {
  const { items } = await call('findSamePicture', { query: { hash } }, { signal });
  return items;
}

export const extractSale = (screenshot: Blob): Promise<AutoExtract> =>
  call('autoExtract', { file: screenshot });

/** Returns the text in one area of a screenshot. If the request fails, throws the same errors as `call`. */
export async function requestTextRecognition(
  selection: Blob,
  signal: AbortSignal,
): Promise<string> {
  const { text } = await call('extractText', { file: selection }, { signal });
  return text;
}
