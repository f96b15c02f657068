import { showToast } from '@/components/toast/toast-store';
import type { OutboxKinds } from '@/features/outbox/model/outbox-kinds';
import { loadLater } from '@/lib/load-failure';
import { NetworkError } from '@/services/api-error';

/**
 * Loads the code for queued shares on demand, because most members have no queued shares. If the code cannot be loaded,
 * the share stays queued, as it does without a network.
 */
const loadSaleKind = () =>
  loadLater(
    async () => (await import('@/features/sharing/model/queued-sale-kind')).queuedSaleKind,
  ).catch((error: unknown) => {
    throw new NetworkError(error);
  });

const LOAD_FAILED = "We couldn't load the share form. Check your connection and try again.";

/**
 * Defines how the outbox handles queued calls, for each kind of call that has a picture or a form. Other kinds of calls
 * have no entry.
 */
export const OUTBOX_KINDS: OutboxKinds = {
  shareScreenshot: {
    check: async (entry, file) => (await loadSaleKind()).check(entry, file),
    review: async (entry, response) => (await loadSaleKind()).review(entry, response),
    reviewFirst: async (first) => (await loadSaleKind()).reviewFirst(first),
    edit: (entry, file) =>
      loadSaleKind().then(
        (kind) => kind.edit(entry, file),
        () => LOAD_FAILED,
      ),
    onSent: ({ label }) => showToast({ title: 'Success!', description: `Shared: ${label}` }),
  },
};
