import { useEffect, useState } from 'react';
import { onOutboxChange } from './outbox-changes';
import type { OutboxEntry } from './outbox-entry';
import { listShown } from './outbox-store';

/**
 * Returns a member's entries, the oldest first, and follows changes in other tabs. The default of `list` leaves out
 * quiet entries. @param first the return value until the entries are read
 */
export function useOutbox(
  memberId: string,
  list = listShown,
  first: readonly OutboxEntry[] = [],
): readonly OutboxEntry[] {
  const [entries, setEntries] = useState(first);
  useEffect(() => {
    let reads = 0;
    const read = async () => {
      reads += 1;
      const current = reads;
      const listed = await list(memberId);
      if (current === reads) setEntries(listed);
    };
    void read();
    const unsubscribe = onOutboxChange(() => void read());
    return () => {
      reads += 1;
      unsubscribe();
    };
  }, [memberId, list]);
  return entries;
}
