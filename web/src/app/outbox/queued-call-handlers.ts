import { showToast } from '@/components/toast/toast-store';
import type { QueuedCallHandlersByEndpoint } from '@/features/outbox/model/queued-call-handlers';
import { loadAndReportFailure } from '@/lib/load-failure';
import { NetworkError } from '@/services/api-error';

/**
 * Loads the code for queued shares on demand, because most members have no queued shares. If the code cannot be loaded,
 * the share stays queued, as it does without a network.
 */
const loadSaleHandlers = () =>
  loadAndReportFailure(
    async () => (await import('@/features/sharing/model/queued-sale-handlers')).queuedSaleHandlers,
  ).catch((error: unknown) => {
    throw new NetworkError(error);
  });

const LOAD_FAILED = "We couldn't load the share form. Check your connection and try again.";

/**
 * Defines how the outbox handles queued calls, for each kind of call that has a picture or a form. Other kinds of calls
 * have no entry.
 */
export const QUEUED_CALL_HANDLERS: QueuedCallHandlersByEndpoint = {
  shareScreenshot: {
    check: async (entry, file) => (await loadSaleHandlers()).check(entry, file),
    review: async (entry, response) => (await loadSaleHandlers()).review(entry, response),
    reviewFirst: async (first) => (await loadSaleHandlers()).reviewFirst(first),
    edit: (entry, file) =>
      loadSaleHandlers().then(
        (kind) => kind.edit(entry, file),
        () => LOAD_FAILED,
      ),
    onSent: ({ label }) => showToast({ title: 'Success!', description: `Shared: ${label}` }),
  },
};
