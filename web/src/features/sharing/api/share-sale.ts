import type { Item } from '@contract/schemas/item';
import type { SaleSubmission } from '@contract/schemas/sale-submission';
import { call } from '@/services/api-client';

interface Sending {
  /** The same for every attempt at one submission, so that the server creates and counts one item. */
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
  /** Called with the share of the upload that has been sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Shares a sale or a find with its screenshot; rejects as `call` does. */
export const shareScreenshot = (sale: SaleSubmission, screenshot: Blob, sending: Sending) =>
  call('shareScreenshot', { body: sale, file: screenshot }, sending);

/** Returns the items that look like a picture of this hash, the member's own first; rejects as `call` does. */
export async function findSamePicture(hash: string, signal: AbortSignal): Promise<readonly Item[]> {
  const { items } = await call('findSamePicture', { query: { hash } }, { signal });
  return items;
}
