import type { SaleSubmission } from '@contract/schemas/sale-submission';
import { call } from '@/services/api-client';

interface Sending {
  /** The same for every attempt at one submission, so that it is created and counted once. */
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
  /** Told the share of the upload that has been sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Shares a sale or a find with its screenshot; rejects as `call` does. */
export const shareScreenshot = (sale: SaleSubmission, screenshot: Blob, sending: Sending) =>
  call('shareScreenshot', { body: sale, file: screenshot }, sending);
