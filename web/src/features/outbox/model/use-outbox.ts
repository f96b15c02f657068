import { useEffect, useState } from 'react';
import { onOutboxChange } from '@/lib/outbox/outbox-changes';
import type { OutboxEntry } from '@/lib/outbox/outbox-entry';
import { listShown } from '@/lib/outbox/outbox-store';

/** Returns a member's entries that are not quiet, oldest first, also after changes in other tabs. */
export function useOutbox(memberId: string): readonly OutboxEntry[] {
  const [entries, setEntries] = useState<readonly OutboxEntry[]>([]);
  useEffect(() => {
    let reads = 0;
    const read = async () => {
      reads += 1;
      const current = reads;
      const listed = await listShown(memberId);
      if (current === reads) setEntries(listed);
    };
    void read();
    const unsubscribe = onOutboxChange(() => void read());
    return () => {
      reads += 1;
      unsubscribe();
    };
  }, [memberId]);
  return entries;
}
