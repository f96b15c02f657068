import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queuedLikesQuery } from '@/features/likes/model/queued-likes';
import type { QueuedCallHandlers } from '@/features/outbox/model/queued-call-handlers';
import { startOutboxSender } from '@/features/outbox/model/outbox-sender';
import { loadAndReportFailure } from '@/lib/load-failure';
import { onOutboxChange } from '@/lib/outbox/outbox-changes';
import { listOutbox } from '@/lib/outbox/outbox-store';
import { takeSentItemsVersion } from '@/lib/outbox/sent-by-worker';
import { useOutbox } from '@/lib/outbox/use-outbox';
import { refetchAchievementsOnUnlock } from '@/services/achievements-change';
import { rememberItemsVersion } from '@/services/items-version';
import { refreshAfterCall, refreshTags } from '@/services/refresh-after-call';
import { QUEUED_CALL_HANDLERS } from './queued-call-handlers';

/** Sends the member's queued calls while any page is open. */
export function OutboxSender({ memberId }: { readonly memberId: string }) {
  const queryClient = useQueryClient();
  const entries = useOutbox(memberId);
  useEffect(() => {
    const likes = loadedWhenNeeded(async () =>
      (await import('@/features/likes/model/queued-like')).queuedLikeHandlers(queryClient),
    );
    const comments = loadedWhenNeeded(async () =>
      (await import('@/features/comments/model/queued-comment')).queuedCommentHandlers(queryClient),
    );
    const reports = loadedWhenNeeded(async () =>
      (await import('@/features/reports/model/queued-report')).queuedReportHandlers(queryClient),
    );
    const marks = loadedWhenNeeded(async () =>
      (await import('@/features/notifications/model/queued-marks')).queuedMarkHandlers(queryClient),
    );
    const kinds = {
      ...QUEUED_CALL_HANDLERS,
      likeItem: likes,
      unlikeItem: likes,
      postComment: comments,
      reportItem: reports,
      reportComment: reports,
      markNotificationRead: marks,
      markAllNotificationsRead: marks,
      deleteNotification: marks,
    };
    return startOutboxSender(memberId, kinds, queryClient);
  }, [memberId, queryClient]);
  useSentByWorker(memberId);
  useQueuedLikes(memberId);
  useEffect(() => refetchAchievementsOnUnlock(queryClient), [queryClient]);
  const isLimitReached = entries.some(({ state }) => state === 'limit-reached');
  useEffect(() => {
    // Requests the member's allowance of shares again, because shares from another device may have used it up.
    if (isLimitReached) void refreshTags(queryClient, ['allowance']);
  }, [isLimitReached, queryClient]);
  return null;
}

/** Loads the handlers of a queued call only when they are needed, because most members never queue such a call. */
function loadedWhenNeeded(
  load: () => Promise<Pick<QueuedCallHandlers, 'onSent' | 'onRefused'>>,
): QueuedCallHandlers {
  const tell = (how: (kind: QueuedCallHandlers) => unknown) =>
    loadAndReportFailure(load).then(how, (error: unknown) => {
      console.warn('Could not show what became of a queued call.', error);
    });
  return {
    onSent: (entry) => tell((kind) => kind.onSent?.(entry)),
    onRefused: (entry, message) => void tell((kind) => kind.onRefused?.(entry, message)),
  };
}

/** Shows the results of calls that the service worker sent while no page was open or visible. */
function useSentByWorker(memberId: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const takeOver = async () => {
      const version = await takeSentItemsVersion(memberId);
      if (version === null) return;
      rememberItemsVersion(version);
      void refreshAfterCall(queryClient, 'shareScreenshot');
      const { showAchievementsOfSentCalls } = await loadAndReportFailure(
        () => import('./show-achievements-of-sent-calls'),
      );
      await showAchievementsOfSentCalls(memberId);
    };
    const take = () =>
      void takeOver().catch((error: unknown) => {
        console.warn('Could not show what the service worker sent.', error);
      });
    take();
    return onOutboxChange(take);
  }, [memberId, queryClient]);
}

/**
 * Updates the likes on the screen when the outbox changes. Does nothing if the outbox contains no like and the screen
 * shows no queued like.
 */
function useQueuedLikes(memberId: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refresh = async () => {
      const shown = queryClient.getQueryData(queuedLikesQuery(memberId).queryKey) ?? {};
      const entries = await listOutbox(memberId);
      const waits = entries.some(
        ({ endpoint }) => endpoint === 'likeItem' || endpoint === 'unlikeItem',
      );
      if (!waits && Object.keys(shown).length === 0) return;
      const { refreshQueuedLikes } = await loadAndReportFailure(
        () => import('@/features/likes/model/queued-like'),
      );
      await refreshQueuedLikes(queryClient, memberId);
    };
    return onOutboxChange(() => {
      refresh().catch((error: unknown) => {
        console.warn('Could not show which likes wait.', error);
      });
    });
  }, [memberId, queryClient]);
}
