import { type ReportInput, REPORT_MESSAGES, reportInputSchema } from '@contract/schemas/report';
import { useEffect } from 'react';
import { useZodForm } from '@/components/form/use-zod-form';
import { showToast, type ToastMessage } from '@/components/toast/toast-store';
import { signInUrl } from '@/lib/sign-in-url';
import { ApiError, errorSentence } from '@/services/api-error';
import { useApiMutation } from '@/services/use-api-mutation';
import { type ReportTarget, sendReport, cacheReportStatus } from '../api/reports';
import { queueReport } from './queued-report';
import { forgetReportDraft, keepReportDraft, readReportDraft } from './report-drafts';
import { reportFailure } from './report-failure';
import { REPORT_TEXTS } from './report-texts';

interface ReportFormParts {
  readonly memberId: string;
  readonly target: ReportTarget;
  readonly onReported: () => void;
  /** Called when the login page opens because the session has ended. The draft stays. */
  readonly onSignedOut: () => void;
}

/** The outcome of a submit. An 'unstored' report is queued, too, but only until the page closes. */
interface Result {
  readonly end: 'sent' | 'already-reported' | 'queued' | 'unstored';
}

export function useReportForm({ memberId, target, onReported, onSignedOut }: ReportFormParts) {
  const form = useZodForm(reportInputSchema, {
    defaultValues: readReportDraft({ memberId, target }),
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepReportDraft({ memberId, target }, values),
      }),
    [subscribe, memberId, target],
  );

  const { mutate, isPending } = useApiMutation(
    target.commentId === null ? 'reportItem' : 'reportComment',
    {
      params: { itemId: target.itemId },
      send: async (report: ReportInput, sending): Promise<Result> => {
        try {
          await sendReport(target, report, sending);
          return { end: 'sent' };
        } catch (error) {
          if (error instanceof ApiError && error.code === 'already_reported')
            return { end: 'already-reported' };
          throw error;
        }
      },
      queue: async (report, { idempotencyKey: key }): Promise<Result> => {
        const isStored = await queueReport({ memberId, target, report, key });
        return { end: isStored ? 'queued' : 'unstored' };
      },
      onSuccess: ({ end }, _report, client) => {
        forgetReportDraft({ memberId, target });
        cacheReportStatus(client, target, true);
        showToast(toastOf(end));
        onReported();
      },
      failure: (error) => reportFailure(errorSentence(error, '')),
      onSignedOut,
      signIn: {
        login: signInUrl('/login', `/item/${target.itemId}`),
        description: REPORT_TEXTS.signInRequired,
      },
    },
  );

  return { form, submit: form.submit((report) => mutate(report)), isBusy: isPending };
}

function toastOf(end: Result['end']): ToastMessage {
  switch (end) {
    case 'sent':
      return { title: REPORT_TEXTS.submitted };
    case 'already-reported':
      return { title: REPORT_MESSAGES.alreadyReported };
    case 'queued':
      return { title: REPORT_TEXTS.queued, description: REPORT_TEXTS.sentLater };
    case 'unstored':
      return { title: REPORT_TEXTS.queued, description: REPORT_TEXTS.keepOpen };
  }
}
