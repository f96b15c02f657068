import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queuedLikesQuery } from '@/features/likes/model/queued-likes';
import type { OutboxKind } from '@/features/outbox/model/outbox-kinds';
import { startOutboxSender } from '@/features/outbox/model/outbox-sender';
import { clearAppBadge, updateAppBadge } from '@/lib/app-badge';
import { loadLater } from '@/lib/load-failure';
import { onOutboxChange } from '@/lib/outbox/outbox-changes';
import { listOutbox } from '@/lib/outbox/outbox-store';
import { takeSentVersion } from '@/lib/outbox/sent-by-worker';
import { useOutbox } from '@/lib/outbox/use-outbox';
import { followAchievements } from '@/services/achievements-change';
import { rememberItemsVersion } from '@/services/items-version';
import { refreshAfter, refreshTags } from '@/services/refresh-after';
import { OUTBOX_KINDS } from './outbox-kinds';

/** Sends the member's outbox from any page, and counts waiting calls on the icon of the app. */
export function OutboxSender({ memberId }: { readonly memberId: string }) {
  const queryClient = useQueryClient();
  const entries = useOutbox(memberId);
  const { length } = entries;
  useEffect(() => {
    const likes = loadedWhenNeeded(async () =>
      (await import('@/features/likes/model/queued-like')).queuedLikeKind(queryClient),
    );
    const comments = loadedWhenNeeded(async () =>
      (await import('@/features/comments/model/queued-comment')).queuedCommentKind(queryClient),
    );
    const reports = loadedWhenNeeded(async () =>
      (await import('@/features/reports/model/queued-report')).queuedReportKind(queryClient),
    );
    const kinds = {
      ...OUTBOX_KINDS,
      likeItem: likes,
      unlikeItem: likes,
      postComment: comments,
      reportItem: reports,
      reportComment: reports,
    };
    return startOutboxSender(memberId, kinds, queryClient);
  }, [memberId, queryClient]);
  useSentByWorker(memberId);
  useQueuedLikes(memberId);
  useEffect(() => followAchievements(queryClient), [queryClient]);
  useEffect(() => void updateAppBadge(memberId), [memberId, length]);
  useEffect(() => clearAppBadge, [memberId]);
  const isLimitReached = entries.some(({ state }) => state === 'limit-reached');
  useEffect(() => {
    // Another device may have used the last submission.
    if (isLimitReached) void refreshTags(queryClient, ['allowance']);
  }, [isLimitReached, queryClient]);
  return null;
}

/** Most members never queue such a call. */
function loadedWhenNeeded(
  load: () => Promise<Pick<OutboxKind, 'onSent' | 'onRefused'>>,
): OutboxKind {
  const tell = (how: (kind: OutboxKind) => unknown) =>
    loadLater(load).then(how, (error: unknown) => {
      console.warn('Could not show what became of a queued call.', error);
    });
  return {
    onSent: (entry) => tell((kind) => kind.onSent?.(entry)),
    onRefused: (entry, message) => void tell((kind) => kind.onRefused?.(entry, message)),
  };
}

/** Shows what the service worker sent before this page was opened, or while it was hidden. */
function useSentByWorker(memberId: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const takeOver = async () => {
      const version = await takeSentVersion(memberId);
      if (version === null) return;
      rememberItemsVersion(version);
      void refreshAfter(queryClient, 'shareScreenshot');
      const { showSentAchievements } = await loadLater(() => import('./show-sent-achievements'));
      await showSentAchievements(memberId);
    };
    const take = () =>
      void takeOver().catch((error: unknown) => {
        console.warn('Could not show what the service worker sent.', error);
      });
    take();
    return onOutboxChange(take);
  }, [memberId, queryClient]);
}

/** Updates the hearts when the outbox changes, unless no like waits or has waited. */
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
      const { refreshQueuedLikes } = await loadLater(
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
