import { showToast } from '@/components/toast/toast-store';
import type { OutboxKinds } from '@/features/outbox/model/outbox-kinds';
import { queuedSaleKind } from '@/features/sharing/model/queued-sale-kind';

/** A queueable call without a picture or a form needs no entry here. */
export const OUTBOX_KINDS: OutboxKinds = {
  shareScreenshot: {
    ...queuedSaleKind,
    onSent: ({ label }) => showToast({ title: 'Success!', description: `Shared: ${label}` }),
  },
};
