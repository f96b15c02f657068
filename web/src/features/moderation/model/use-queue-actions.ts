import type { ReportDecision, ReportForAdmins } from '@contract/schemas/report-for-admins';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast, type ToastMessage } from '@/components/toast/toast-store';
import { errorSentence } from '@/services/api-error';
import { refreshTags } from '@/services/refresh-after-call';
import { useApiMutation } from '@/services/use-api-mutation';
import {
  type ReportAct,
  type ReportActRequest,
  type ReportCallName,
  reportCallName,
  newerReportInError,
  sendReportAct,
} from '../api/reports';
import { ACT_MUTATION_KEY } from './acting';
import { coversSeveralReports, subjectIdOf } from './entries';
import { REPORT_ACT_RESULT_TEXTS, reportChangeText, cannotDecideReportText } from './report-texts';
import { useBulkDecision } from './use-bulk-decision';
import { useCurrentQueueEntry } from './use-current-queue-entry';
import { useLeaveIfAdminRevoked } from './use-leave-if-admin-revoked';
import { useQueueSelection } from './use-queue-selection';
import type { ReportNotes } from './use-report-notes';
import { useSignInUrlWithReturn } from './use-sign-in-url-with-return';

interface WorkParts {
  readonly entries: readonly ReportForAdmins[];
  /** Identifies the page of the queue. When it changes, the selection and the review end, but a running act goes on. */
  readonly view: string;
  readonly adminUsername: string | null;
  readonly notes: ReportNotes;
}

/**
 * Returns the state of an admin's work on a page of the queue: the current entry, the selected entries, the running
 * act, and the open question.
 */
export function useQueueActions({ entries, view, adminUsername, notes }: WorkParts) {
  /** The entry that will be deleted if the admin answers the open question with yes. */
  const [deleting, setDeleting] = useState<ReportForAdmins | null>(null);
  const selection = useQueueSelection(entries);
  const place = useCurrentQueueEntry(entries);
  const { current, reviewed } = place;
  const [shownView, setShownView] = useState(view);
  if (shownView !== view) {
    setShownView(view);
    setDeleting(null);
    selection.clear();
    place.leave();
  }

  const isCurrent = (report: ReportForAdmins) =>
    current !== null && subjectIdOf(current) === subjectIdOf(report);
  const { act, acting } = useActs({
    onDone: ({ act: done, report, notes: sent }, response) => {
      setDeleting(null);
      notes.forgetSent(report, sent);
      if (done !== 'show') selection.drop([report]);
      // Does nothing if the admin has already moved to another report.
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

  const start = (kind: ReportAct, report: ReportForAdmins) => {
    const own = cannotDecideReportText(report, adminUsername);
    if (own !== null) {
      showToast({ title: 'Error', description: own, variant: 'destructive' });
      return;
    }
    // Focuses the report, because the pressed button disappears.
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
    /** Starts an act. Opens a question before a deletion. */
    start: (kind: ReportAct, report: ReportForAdmins) => {
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
    decideAll: (decision: ReportDecision) => {
      if (!isBusy) bulk.decide({ decision, entries: selection.selected, notesOf: notes.of });
    },
  };
}

/**
 * Returns the act to send. An act that shows a hidden item again sends only newly typed notes, because older notes
 * belong to an earlier decision.
 */
const actingOf = (
  act: ReportAct,
  report: ReportForAdmins,
  notes: ReportNotes,
): ReportActRequest => ({
  act,
  report,
  notes: act === 'show' ? notes.typed(report) : notes.of(report),
  group: coversSeveralReports(report),
});

export type QueueActions = ReturnType<typeof useQueueActions>;

const UNDO_MS = 10_000;

interface ActOutcomes {
  /** Called after an act. `now` is the report after the act. */
  readonly onDone: (acting: ReportActRequest, now: ReportForAdmins) => void;
  /**
   * Called if another admin has changed the report since this admin saw it. `now` is the current report. Returns
   * whether the page describes the change, so that no toast is needed.
   */
  readonly onChanged: (acting: ReportActRequest, now: ReportForAdmins) => boolean;
}

/**
 * Returns two values: `act`, a function that sends an act on a report and shows the outcome, and the act that is being
 * sent.
 */
function useActs({ onDone, onChanged }: ActOutcomes) {
  const client = useQueryClient();
  // The act that ended last. React Query counts the mutation as pending for a moment after the act has ended. Without
  // this state, the app would ignore a key that is pressed right after the focus has moved.
  const [done, setDone] = useState<ReportActRequest | null>(null);
  const leaveIfRevoked = useLeaveIfAdminRevoked();
  const { mutate, isPending, variables } = useApiMutation<
    ReportCallName,
    ReportActRequest,
    ReportForAdmins
  >(reportCallName, {
    mutationKey: ACT_MUTATION_KEY,
    send: sendReportAct,
    onSuccess: (report, acting) => {
      showToast({
        ...REPORT_ACT_RESULT_TEXTS[acting.act].done,
        ...(acting.act === 'hide' && {
          durationMs: UNDO_MS,
          action: { label: 'Show Again', onPress: () => mutate(showAgain(report)) },
        }),
      });
      setDone(acting);
      onDone(acting, report);
    },
    failure: (error, acting) => {
      const now = newerReportInError(acting, error);
      const change = now && reportChangeText(acting.report, now);
      if (now && onChanged(acting, now) && change !== null) return null;
      return failureOf(change ?? errorSentence(error, REPORT_ACT_RESULT_TEXTS[acting.act].failed));
    },
    onError: (error) => {
      leaveIfRevoked(error);
      // Requests the lists again, because the report may be decided or gone.
      void refreshTags(client, ['moderation']);
    },
    signIn: useSignInUrlWithReturn(),
  });
  return { act: mutate, acting: isPending && variables !== done ? variables : null };
}

const showAgain = (report: ReportForAdmins): ReportActRequest => ({
  act: 'show',
  report,
  notes: '',
  group: false,
});

const failureOf = (description: string): ToastMessage => ({ title: 'Error', description });
