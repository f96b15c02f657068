import type { Reported } from '@contract/schemas/reported';
import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '@/components/toast/toast-store';
import { signInAddress } from '@/lib/sign-in-address';
import { errorSentence } from '@/services/api-error';
import { refreshTags } from '@/services/refresh-after';
import { useApiMutation } from '@/services/use-api-mutation';
import { type Acting, type ActName, isDecision, nameOf, newerReport, send } from '../api/reports';
import { ACTING } from './acting';
import { ACT_TEXTS } from './report-texts';
import { useLeaveIfRevoked } from './use-leave-if-revoked';

const UNDO_MS = 10_000;
export const SIGN_IN = { login: signInAddress('/login', '/admin') };

interface ActOutcomes {
  readonly adminUsername: string | null;
  readonly onDone: (acting: Acting) => void;
  /** Called if somebody else has changed the report since the admin saw it. `now` is the report as it is now. */
  readonly onChanged: (acting: Acting, now: Reported) => void;
}

/** Returns `act`, which does one thing about one report and shows the outcome, and what is on its way. */
export function useActs({ adminUsername, onDone, onChanged }: ActOutcomes) {
  const client = useQueryClient();
  const leaveIfRevoked = useLeaveIfRevoked();
  const { mutate, isPending, variables } = useApiMutation<ActName, Acting, Reported>(nameOf, {
    mutationKey: ACTING,
    send: (acting) => sendOnce(acting, adminUsername),
    onSuccess: (report, acting) => {
      showToast({
        ...ACT_TEXTS[acting.act].done,
        ...(acting.act === 'hide' && {
          durationMs: UNDO_MS,
          action: { label: 'Show Again', onPress: () => mutate(showAgain(report)) },
        }),
      });
      onDone(acting);
    },
    failure: (error, acting) =>
      newerReport(acting, error)
        ? null
        : { title: 'Error', description: errorSentence(error, ACT_TEXTS[acting.act].failed) },
    onError: (error, acting) => {
      const now = newerReport(acting, error);
      if (now) onChanged(acting, now);
      leaveIfRevoked(error);
      // It may have been decided or be gone.
      void refreshTags(client, ['moderation']);
    },
    signIn: SIGN_IN,
  });
  return { act: mutate, acting: isPending ? variables : null };
}

const showAgain = (report: Reported): Acting => ({ act: 'show', report, notes: '', group: false });

/** Returns the report if the answer to an earlier attempt got lost. */
async function sendOnce(acting: Acting, adminUsername: string | null): Promise<Reported> {
  try {
    return await send(acting);
  } catch (error) {
    const now = newerReport(acting, error);
    if (now && isDone(acting, now) && now.decidedBy === adminUsername) return now;
    throw error;
  }
}

const isDone = ({ act, notes }: Acting, { status, reviewNotes }: Reported): boolean =>
  isDecision(act) && act === status && notes === (reviewNotes ?? '');
