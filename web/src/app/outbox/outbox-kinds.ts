import { showToast } from '@/components/toast/toast-store';
import type { OutboxKinds } from '@/features/outbox/model/outbox-kinds';
import { findAreas, findParts } from '@/features/screenshots/model/extract-screenshot';
import { preparePicture } from '@/features/screenshots/model/prepared-picture';
import { hashOfPicture } from '@/features/screenshots/model/screenshot-pixels';
import { queuedSaleKind } from '@/features/sharing/model/queued-sale-kind';

const sales = queuedSaleKind({ findAreas, findParts, preparePicture, hashOfPicture });

/** A queueable call without a picture or a form needs no entry here. */
export const OUTBOX_KINDS: OutboxKinds = {
  shareScreenshot: {
    ...sales,
    onSent: ({ label }) => showToast({ title: 'Success!', description: `Shared: ${label}` }),
  },
};
