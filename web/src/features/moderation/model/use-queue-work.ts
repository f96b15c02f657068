import type { Decision, Reported } from '@contract/schemas/reported';
import { useState } from 'react';
import { showToast } from '@/components/toast/toast-store';
import type { Act, Acting } from '../api/reports';
import { decidesGroup, subjectOf } from './entries';
import { ownText } from './report-texts';
import { useActs } from './use-acts';
import { useBulkDecision } from './use-bulk-decision';
import type { Notes } from './use-notes';
import { useQueuePlace } from './use-queue-place';
import { useSelection } from './use-selection';

interface WorkParts {
  readonly entries: readonly Reported[];
  /** Names what the page shows. Another view ends the selection and the review, but a running act goes on. */
  readonly view: string;
  readonly adminUsername: string | null;
  readonly notes: Notes;
}

/** What the admin does with the entries of a page: where they are, and which entries are selected, decided or asked about. */
export function useQueueWork({ entries, view, adminUsername, notes }: WorkParts) {
  /** The entry whose deletion waits for an answer. */
  const [deleting, setDeleting] = useState<Reported | null>(null);
  const selection = useSelection(entries);
  const place = useQueuePlace(entries);
  const { current, reviewed } = place;
  const [shownView, setShownView] = useState(view);
  if (shownView !== view) {
    setShownView(view);
    setDeleting(null);
    selection.clear();
    place.leave();
  }

  const isCurrent = (report: Reported) =>
    current !== null && subjectOf(current) === subjectOf(report);
  const { act, acting } = useActs({
    onDone: ({ act: done, report, notes: sent }, answer) => {
      setDeleting(null);
      notes.forgetSent(report, sent);
      if (done !== 'show') selection.drop([report]);
      // The admin may have gone on already.
      if (!isCurrent(report)) return;
      const now = { ...report, ...answer };
      if (done !== 'show' && !place.isFocusElsewhere()) place.goOn();
      else if (reviewed) place.open(now);
    },
    onChanged: ({ report }, answer) => {
      setDeleting(null);
      if (!isCurrent(report) || (!reviewed && place.isFocusElsewhere())) return false;
      place.open(report, { ...report, ...answer });
      return true;
    },
  });
  const bulk = useBulkDecision((decided) => {
    for (const { report, notes: sent } of decided) notes.forgetSent(report, sent);
    selection.drop(decided.map(({ report }) => report));
    if (!reviewed && !place.isFocusElsewhere()) place.goTo(null);
  });
  const isBusy = acting !== null || bulk.isDeciding;

  const start = (kind: Act, report: Reported) => {
    const own = ownText(report, adminUsername);
    if (own !== null) {
      showToast({ title: 'Error', description: own, variant: 'destructive' });
      return;
    }
    // Its button goes.
    if (kind === 'show' && !reviewed) place.focus(report);
    act(actingOf(kind, report, notes));
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
    hideInstead: () => deleting && !isBusy && start('hide', deleting),
    decideAll: (decision: Decision) => {
      if (!isBusy) bulk.decide({ decision, entries: selection.selected, notesOf: notes.of });
    },
  };
}

/** Notes of an earlier decision say nothing about showing an item again. */
const actingOf = (act: Act, report: Reported, notes: Notes): Acting => ({
  act,
  report,
  notes: act === 'show' ? notes.typed(report) : notes.of(report),
  group: decidesGroup(report),
});

export type QueueWork = ReturnType<typeof useQueueWork>;
