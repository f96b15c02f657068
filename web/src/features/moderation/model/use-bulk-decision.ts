import type { ReportDecision, ReportForAdmins } from '@contract/schemas/report-for-admins';
import { showToast, type ToastMessage } from '@/components/toast/toast-store';
import { errorSentence, isUnauthorized } from '@/services/api-error';
import { useApiMutation } from '@/services/use-api-mutation';
import { type ReportActRequest, sendReportAct } from '../api/reports';
import { ACT_MUTATION_KEY } from './acting';
import { reportCountText, coversSeveralReports } from './entries';
import { REPORT_ACT_RESULT_TEXTS } from './report-texts';
import { useLeaveIfAdminRevoked } from './use-leave-if-admin-revoked';
import { useSignInUrlWithReturn } from './use-sign-in-url-with-return';

const CALLS_AT_A_TIME = 4;

interface Bulk {
  readonly decision: ReportDecision;
  readonly entries: readonly ReportForAdmins[];
  readonly notesOf: (report: ReportForAdmins) => string;
}

interface BulkResult {
  readonly decided: readonly ReportActRequest[];
  readonly failures: readonly Error[];
}

/**
 * Returns `decide`, which decides several entries. The decision about a pending entry also covers the other pending
 * reports of the same item or comment. Calls `onDone` with the entries that were decided.
 */
export function useBulkDecision(onDone: (decided: readonly ReportActRequest[]) => void) {
  const leaveIfRevoked = useLeaveIfAdminRevoked();
  const { mutate, isPending } = useApiMutation<'decideReport', Bulk, BulkResult>('decideReport', {
    mutationKey: ACT_MUTATION_KEY,
    send: decideAll,
    onSuccess: ({ decided, failures }) => {
      showToast(outcomeOf(decided.length, failures));
      for (const failure of failures) leaveIfRevoked(failure);
      onDone(decided);
    },
    signIn: useSignInUrlWithReturn(),
  });
  return { decide: mutate, isDeciding: isPending };
}

/** Sends the decisions about the entries, several at a time. Rejects only if the session is over. */
async function decideAll({ decision: act, entries, notesOf }: Bulk): Promise<BulkResult> {
  const waiting = [...entries];
  const decided: ReportActRequest[] = [];
  const failures: Error[] = [];
  const work = async () => {
    for (let report = waiting.shift(); report; report = waiting.shift()) {
      const acting = { act, report, notes: notesOf(report), group: coversSeveralReports(report) };
      try {
        await sendReportAct(acting);
        decided.push(acting);
      } catch (error) {
        if (isUnauthorized(error)) {
          waiting.length = 0;
          throw error;
        }
        failures.push(error as Error);
      }
    }
  };
  await Promise.all(Array.from({ length: CALLS_AT_A_TIME }, work));
  return { decided, failures };
}

function outcomeOf(decided: number, failures: readonly Error[]): ToastMessage {
  const [first] = failures;
  const done = `${reportCountText(decided)} decided`;
  if (!first) return { title: done };
  const stay = failures.length === 1 ? 'stays' : 'stay';
  const why = errorSentence(first, REPORT_ACT_RESULT_TEXTS.resolved.failed);
  const description = `${reportCountText(failures.length)} failed and ${stay} selected. ${why}`;
  return { title: decided === 0 ? 'Error' : done, description, variant: 'destructive' };
}
