import type { Reported } from '@contract/schemas/reported';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast, type ToastMessage } from '@/components/toast/toast-store';
import { errorSentence } from '@/services/api-error';
import { refreshTags } from '@/services/refresh-after';
import { useApiMutation } from '@/services/use-api-mutation';
import { type Acting, type ActName, nameOf, newerReport, send } from '../api/reports';
import { ACTING } from './acting';
import { ACT_TEXTS, changeText } from './report-texts';
import { useLeaveIfRevoked } from './use-leave-if-revoked';
import { useSignInHere } from './use-sign-in-here';

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
export function useActs({ onDone, onChanged }: ActOutcomes) {
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
