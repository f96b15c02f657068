import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOutbox } from '@/lib/outbox/use-outbox';
import { refreshTags } from '@/services/refresh-after';
import { confirmMarks } from './notification-cache';
import { forgetPendingMarks, pendingMarks, setQueued } from './pending-marks';
import { listQueuedMarks, pendingMarksIn } from './queued-marks';

/**
 * Shows the marks in the outbox as done. When one leaves it, in any tab or the service worker, it counts as sent until the
 * list is read again.
 */
export function useQueuedMarks(memberId: string): void {
  const client = useQueryClient();
  const entries = useOutbox(memberId, listQueuedMarks);
  useEffect(() => {
    const queued = pendingMarksIn(entries);
    const keys = new Set(queued.map(({ key }) => key));
    const gone = pendingMarks().queued.filter(({ key }) => !keys.has(key));
    if (gone.length > 0) confirmMarks(client, gone);
    setQueued(queued);
    if (gone.length > 0) void refreshTags(client, ['notifications']);
  }, [entries, client]);
  useEffect(() => forgetPendingMarks, []);
}
