import type { Decision, Reported } from '@contract/schemas/reported';
import { useState } from 'react';
import { showToast } from '@/components/toast/toast-store';
import type { Act, Acting } from '../api/reports';
import { decidesGroup } from './entries';
import { ownText } from './report-texts';
import { useActs } from './use-acts';
import { useBulkDecision } from './use-bulk-decision';
import type { Notes } from './use-notes';
import { useQueuePlace } from './use-queue-place';
import { useSelection } from './use-selection';

interface WorkParts {
  readonly entries: readonly Reported[];
  readonly adminUsername: string | null;
  readonly notes: Notes;
}

/** What the admin does with the entries of a page: where they are, and which entries are selected, decided or asked about. */
export function useQueueWork({ entries, adminUsername, notes }: WorkParts) {
  /** The entry whose deletion waits for an answer. */
  const [deleting, setDeleting] = useState<Reported | null>(null);
  const selection = useSelection(entries);
  const place = useQueuePlace(entries);
  const { current, reviewed, goTo } = place;

  const { act, acting } = useActs({
    adminUsername,
    onDone: ({ act: done, report }) => {
      setDeleting(null);
      if (done === 'show') return;
      notes.forget(report.id);
      selection.drop([report]);
      // The admin may have gone on already.
      if (current?.id !== report.id) return;
      const at = entries.findIndex(({ id }) => id === report.id);
      goTo(entries[at + 1] ?? null);
    },
    onChanged: ({ report }, now) => {
      setDeleting(null);
      place.open(report, { ...report, ...now });
    },
  });
  const bulk = useBulkDecision((decided) => {
    selection.drop(decided);
    goTo(null);
  });
  const isBusy = acting !== null || bulk.isDeciding;

  const start = (kind: Act, report: Reported) => {
    const own = ownText(report, adminUsername);
    if (own !== null) showToast({ title: 'Error', description: own, variant: 'destructive' });
    else act(actingOf(kind, report, notes.of(report)));
  };

  return {
    ...place,
    selection,
    deleting,
    acting,
    isBusy,
    isDecidingAll: bulk.isDeciding,
    close: () => {
      setDeleting(null);
      place.close();
    },
    keep: () => {
      setDeleting(null);
      if (!reviewed) place.focus(current);
    },
    /** Deletions ask first. */
    start: (kind: Act, report: Reported) => {
      if (isBusy) return;
      const isDeletion = kind === 'deleteItem' || kind === 'deleteComment';
      if (isDeletion && !report.isOwn) {
        place.setCurrent(report);
        setDeleting(report);
      } else start(kind, report);
    },
    confirmDeletion: () =>
      deleting && start(deleting.comment === null ? 'deleteItem' : 'deleteComment', deleting),
    decideAll: (decision: Decision) => {
      if (!isBusy) bulk.decide({ decision, entries: selection.selected });
    },
  };
}

const actingOf = (act: Act, report: Reported, notes: string): Acting => ({
  act,
  report,
  notes: act === 'show' ? '' : notes,
  group: decidesGroup(report),
});

export type QueueWork = ReturnType<typeof useQueueWork>;
