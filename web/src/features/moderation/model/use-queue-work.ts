import type { Decision, Reported } from '@contract/schemas/reported';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast, type ToastMessage } from '@/components/toast/toast-store';
import { errorSentence } from '@/services/api-error';
import { refreshTags } from '@/services/refresh-after';
import { useApiMutation } from '@/services/use-api-mutation';
import { type Act, type Acting, type ActName, nameOf, newerReport, send } from '../api/reports';
import { ACTING } from './acting';
import { decidesGroup, subjectOf } from './entries';
import { ACT_TEXTS, changeText, ownText } from './report-texts';
import { useBulkDecision } from './use-bulk-decision';
import { useLeaveIfRevoked } from './use-leave-if-revoked';
import type { Notes } from './use-notes';
import { useQueuePlace } from './use-queue-place';
import { useSelection } from './use-selection';
import { useSignInHere } from './use-sign-in-here';

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
    onDone: ({ act: done, report, notes: sent }, response) => {
      setDeleting(null);
      notes.forgetSent(report, sent);
      if (done !== 'show') selection.drop([report]);
      // The admin may have gone on already.
      if (!isCurrent(report)) return;
      const now = { ...report, ...response };
      if (done !== 'show' && !place.isFocusElsewhere()) place.goOn();
      else if (reviewed) place.open(now);
    },
    onChanged: ({ report }, response) => {
      setDeleting(null);
      if (!isCurrent(report) || (!reviewed && place.isFocusElsewhere())) return false;
      place.open(report, { ...report, ...response });
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

const UNDO_MS = 10_000;

interface ActOutcomes {
  /** `now` is the report after the act. */
  readonly onDone: (acting: Acting, now: Reported) => void;
  /**
   * Called if somebody else has changed the report since the admin saw it. `now` is the report as it is now. Returns whether the
   * page shows the change itself.
   */
  readonly onChanged: (acting: Acting, now: Reported) => boolean;
}

/** Returns `act`, which does one thing about one report and shows the outcome, and what is on its way. */
function useActs({ onDone, onChanged }: ActOutcomes) {
  const client = useQueryClient();
  // The mutation is pending a moment longer than the act, and would refuse a key that the moved focus invites.
  const [done, setDone] = useState<Acting | null>(null);
  const leaveIfRevoked = useLeaveIfRevoked();
  const { mutate, isPending, variables } = useApiMutation<ActName, Acting, Reported>(nameOf, {
    mutationKey: ACTING,
    send,
    onSuccess: (report, acting) => {
      showToast({
        ...ACT_TEXTS[acting.act].done,
        ...(acting.act === 'hide' && {
          durationMs: UNDO_MS,
          action: { label: 'Show Again', onPress: () => mutate(showAgain(report)) },
        }),
      });
      setDone(acting);
      onDone(acting, report);
    },
    failure: (error, acting) => {
      const now = newerReport(acting, error);
      const change = now && changeText(acting.report, now);
      if (now && onChanged(acting, now) && change !== null) return null;
      return failureOf(change ?? errorSentence(error, ACT_TEXTS[acting.act].failed));
    },
    onError: (error) => {
      leaveIfRevoked(error);
      // It may have been decided or be gone.
      void refreshTags(client, ['moderation']);
    },
    signIn: useSignInHere(),
  });
  return { act: mutate, acting: isPending && variables !== done ? variables : null };
}

const showAgain = (report: Reported): Acting => ({ act: 'show', report, notes: '', group: false });

const failureOf = (description: string): ToastMessage => ({ title: 'Error', description });
