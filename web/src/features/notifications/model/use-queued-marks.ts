import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { OutboxEntry } from '@/lib/outbox/outbox-entry';
import { useOutbox } from '@/lib/outbox/use-outbox';
import { refreshTags } from '@/services/refresh-after';
import { showMark } from './notification-cache';
import { forgetPendingMarks, setQueuedMarks } from './pending-marks';
import { listQueuedMarks, markIn } from './queued-marks';

/**
 * Shows the marks in the outbox as done. When one leaves it, in any tab or the service worker, it counts as sent until the
 * server says what is so.
 */
export function useQueuedMarks(memberId: string): void {
  const client = useQueryClient();
  const entries = useOutbox(memberId, listQueuedMarks);
  const before = useRef<readonly OutboxEntry[]>([]);
  useEffect(() => {
    const ids = new Set(entries.map(({ id }) => id));
    const gone = before.current.filter(({ id }) => !ids.has(id));
    before.current = entries;
    for (const mark of marksIn(gone)) showMark(mark, client);
    setQueuedMarks(marksIn(entries));
    if (gone.length > 0) void refreshTags(client, ['notifications']);
  }, [entries, client]);
  useEffect(() => forgetPendingMarks, []);
}

const marksIn = (entries: readonly OutboxEntry[]) =>
  entries.flatMap((entry) => markIn(entry) ?? []);
