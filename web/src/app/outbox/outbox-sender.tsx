import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { startOutboxSender } from '@/features/outbox/model/outbox-sender';
import { useOutbox } from '@/features/outbox/model/use-outbox';
import { queuedLikeKind } from '@/features/likes/model/queued-like';
import { showAppBadge } from '@/services/app-badge';
import { refreshAfterSharing } from '../sharing/refresh-after-sharing';
import { outboxKinds } from './outbox-kinds';

/** Sends the member's outbox from any page, and shows the number of waiting calls on the icon of the app. */
export function OutboxSender({ memberId }: { readonly memberId: string }) {
  const queryClient = useQueryClient();
  const { length } = useOutbox(memberId);
  useEffect(() => {
    const likes = queuedLikeKind(queryClient);
    const kinds = {
      ...outboxKinds(() => refreshAfterSharing(queryClient)),
      likeItem: likes,
      unlikeItem: likes,
    };
    return startOutboxSender(memberId, kinds);
  }, [memberId, queryClient]);
  useEffect(() => {
    showAppBadge(length);
    return () => showAppBadge(0);
  }, [length]);
  return null;
}
