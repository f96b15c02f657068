import type { Decision, Reported } from '@contract/schemas/reported';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { showToast } from '@/components/toast/toast-store';
import type { Act, Acting } from '../api/reports';
import { decidesGroup, newerOf } from './entries';
import { ownText } from './report-texts';
import { useActs } from './use-acts';
import { useBulkDecision } from './use-bulk-decision';
import type { Notes } from './use-notes';
import { useSelection } from './use-selection';

interface Review {
  /** As it was when the dialog opened. */
  readonly seen: Reported;
  /** What a refused decision found, or the same as `seen`. */
  readonly now: Reported;
}

interface WorkParts {
  readonly entries: readonly Reported[];
  readonly adminUsername: string | null;
  readonly notes: Notes;
}

/** What the admin does with the entries of a page: which one is current, in review, asked about, or selected. */
export function useQueueWork({ entries, adminUsername, notes }: WorkParts) {
  const list = useRef<HTMLDivElement>(null);
  const [currentId, setCurrentId] = useState<string | null>(null);
  const [review, setReview] = useState<Review | null>(null);
  /** The entry whose deletion waits for an answer. */
  const [deleting, setDeleting] = useState<Reported | null>(null);
  const selection = useSelection(entries);

  const listed = (id: string) => entries.find((entry) => entry.id === id);
  const reviewed = review && newerOf(review.now, listed(review.now.id));
  const current = reviewed ?? (currentId === null ? null : (listed(currentId) ?? null));

  /** The element of the current entry, or the list if there is none. */
  const currentElement = (id = currentId): HTMLElement | null =>
    list.current?.querySelector<HTMLElement>(`[data-entry="${id}"]`) ?? list.current;
  const focus = useFocusAfterRender(currentElement);
  const goTo = (entry: Reported | null) => {
    setCurrentId(entry?.id ?? null);
    if (review) setReview(entry && { seen: entry, now: entry });
    else focus(entry?.id ?? null);
  };
  const open = (entry: Reported) => {
    setCurrentId(entry.id);
    setReview({ seen: entry, now: entry });
  };
  const keep = () => {
    setDeleting(null);
    if (!review) focus(currentId);
  };

  const { act, acting } = useActs({
    adminUsername,
    onDone: ({ act: done, report }) => {
      setDeleting(null);
      if (done === 'show') return;
      notes.forget(report.id);
      selection.drop([report]);
      const at = entries.findIndex(({ id }) => id === report.id);
      goTo(entries[at + 1] ?? null);
    },
    onChanged: ({ report }, now) => {
      setDeleting(null);
      setCurrentId(report.id);
      setReview({ seen: report, now: { ...report, ...now } });
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
    list,
    selection,
    current,
    reviewed,
    /** What the dialog showed first, to say what has changed since. */
    seen: review?.seen ?? null,
    deleting,
    acting,
    isBusy,
    isDecidingAll: bulk.isDeciding,
    setCurrent: (entry: Reported) => setCurrentId(entry.id),
    currentElement,
    open,
    close: () => {
      setDeleting(null);
      setReview(null);
    },
    keep,
    /** Deletions ask first. */
    start: (kind: Act, report: Reported) => {
      if (isBusy) return;
      const isDeletion = kind === 'deleteItem' || kind === 'deleteComment';
      if (isDeletion && !report.isOwn) {
        setCurrentId(report.id);
        setDeleting(report);
      } else start(kind, report);
    },
    confirmDeletion: () =>
      deleting && start(deleting.comment === null ? 'deleteItem' : 'deleteComment', deleting),
    decideAll: (decision: Decision) => {
      if (!isBusy) bulk.decide({ decision, entries: selection.selected });
    },
    /** Goes to the next entry, or with -1 to the previous one. Without a current one, to the first. */
    step: (by: 1 | -1) => {
      const at = entries.findIndex(({ id }) => id === current?.id);
      const to = at === -1 ? entries[0] : entries[at + by];
      if (to) goTo(to);
    },
  };
}

/** Returns a function that focuses the element of an entry when the question about the entry before it has closed. */
function useFocusAfterRender(
  elementOf: (id: string | null) => HTMLElement | null,
): (id: string | null) => void {
  const [target, setTarget] = useState<{ readonly id: string | null } | null>(null);
  const focusTarget = useEffectEvent(() => target && elementOf(target.id)?.focus());
  useEffect(() => void focusTarget(), [target]);
  return (id) => setTarget({ id });
}

const actingOf = (act: Act, report: Reported, notes: string): Acting => ({
  act,
  report,
  notes: act === 'show' ? '' : notes,
  group: decidesGroup(report),
});

export type QueueWork = ReturnType<typeof useQueueWork>;
