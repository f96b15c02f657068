import { showToast } from '@/components/toast/toast-store';
import type { OutboxKinds } from '@/features/outbox/model/outbox-kinds';
import { findAreas } from '@/features/screenshots/model/extract-screenshot';
import { preparePicture } from '@/features/screenshots/model/prepared-picture';
import { WHOLE_SCREENSHOT } from '@contract/schemas/item-part';
import { hashOfPicture } from '@/features/screenshots/model/screenshot-pixels';
import { queuedSaleKind } from '@/features/sharing/model/queued-sale-kind';

const sales = queuedSaleKind({
  findAreas,
  redactScreenshot: async (screenshot, areas) =>
    (await preparePicture(screenshot, { itemPart: WHOLE_SCREENSHOT, areas, parts: null })).file,
  hashOfPicture,
});

/** A queueable call without a picture or a form needs no entry here. */
export const OUTBOX_KINDS: OutboxKinds = {
  shareScreenshot: {
    ...sales,
    onSent: ({ label }) => showToast({ title: 'Success!', description: `Shared: ${label}` }),
  },
};
