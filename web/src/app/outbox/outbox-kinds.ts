import type { OutboxKinds } from '@/features/outbox/model/outbox-kinds';
import { findPersonalInfo } from '@/features/screenshots/model/extract-screenshot';
import { redactedScreenshot } from '@/features/screenshots/model/redacted-screenshot';
import { hashOfPicture } from '@/features/screenshots/model/screenshot-pixels';
import { queuedSaleKind } from '@/features/sharing/model/queued-sale-kind';

/** A queueable call without pictures needs no entry here. */
export const OUTBOX_KINDS: OutboxKinds = {
  shareScreenshot: queuedSaleKind({
    findPersonalInfo,
    redactScreenshot: redactedScreenshot,
    hashOfPicture,
  }),
};
