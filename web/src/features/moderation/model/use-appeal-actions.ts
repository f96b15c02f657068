import { APPEAL_MESSAGES, type AppealEntry } from '@contract/schemas/appeal';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { showToast } from '@/components/toast/toast-store';
import { createTabDraftStore } from '@/lib/tab-drafts';
import { errorSentence } from '@/services/api-error';
import { refreshTags } from '@/services/refresh-after-call';
import { useApiMutation } from '@/services/use-api-mutation';
import {
  type AppealDecisionRequest,
  newerAppealInError,
  type AppealOutcome,
  sendAppealDecision,
} from '../api/appeals';
import { ACT_MUTATION_KEY } from './acting';
import { APPEAL_OUTCOME_TOASTS } from './appeal-texts';
import { useLeaveIfAdminRevoked } from './use-leave-if-admin-revoked';
import { useSignInUrlWithReturn } from './use-sign-in-url-with-return';

const drafts = createTabDraftStore('answers', z.string());

/**
 * The state of an admin's work on appeals: the open appeal, the typed answer, and the decision that is being sent.
 * `view` identifies the page. When it changes, the open appeal closes.
 */
export function useAppealActions(adminId: string, view: string) {
  const client = useQueryClient();
  const leaveIfRevoked = useLeaveIfAdminRevoked();
  const [opened, setOpened] = useState<AppealEntry | null>(null);
  const [decidedId, setDecidedId] = useState<string | null>(null);
  const [shownView, setShownView] = useState(view);
  if (shownView !== view) {
    setShownView(view);
    setOpened(null);
  }
  const [answers, setAnswers] = useState(drafts.all);
  const nameOf = (entry: AppealEntry) => `${adminId} ${entry.id}`;
  const answerTo = (entry: AppealEntry): string => answers[nameOf(entry)] ?? '';
  const change = (entry: AppealEntry, answer: string) => {
    if (answer === '') drafts.forget(nameOf(entry));
    else drafts.keep(nameOf(entry), answer);
    setAnswers(drafts.all());
  };

  const { mutate, isPending, variables } = useApiMutation<
    'decideAppeal',
    AppealDecisionRequest,
    AppealEntry
  >('decideAppeal', {
    mutationKey: ACT_MUTATION_KEY,
    send: sendAppealDecision,
    onSuccess: (decided, { outcome, entry, answer }) => {
      showToast({ title: APPEAL_OUTCOME_TOASTS[outcome] });
      if (answerTo(entry) === answer) change(entry, '');
      setDecidedId(decided.id);
      setOpened((shown) => (shown?.id === decided.id ? null : shown));
    },
    failure: (error, { entry }) => {
      const now = newerAppealInError(error);
      setOpened((shown) => (now && shown?.id === entry.id ? now : shown));
      const failed = now ? APPEAL_MESSAGES.changed : errorSentence(error, 'Please try again.');
      return { title: 'Failed to Decide the Appeal', description: failed };
    },
    onError: (error) => {
      leaveIfRevoked(error);
      void refreshTags(client, ['moderation']);
    },
    signIn: useSignInUrlWithReturn(),
  });

  return {
    opened,
    /** The id of the appeal that this admin decided last. The appeal is about to leave the list of pending appeals. */
    decidedId,
    /** The decision that is being sent, or null. */
    deciding: isPending ? variables : null,
    open: setOpened,
    close: () => setOpened(null),
    answerTo,
    typeAnswer: change,
    decide: (entry: AppealEntry, outcome: AppealOutcome) => {
      if (!isPending) mutate({ entry, outcome, answer: answerTo(entry) });
    },
  };
}

export type AppealActions = ReturnType<typeof useAppealActions>;
