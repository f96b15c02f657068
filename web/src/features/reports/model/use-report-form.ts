import { REPORT_MESSAGES, reportSchema } from '@contract/schemas/report';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useZodForm } from '@/components/form/use-zod-form';
import { showToast, type ToastMessage } from '@/components/toast/toast-store';
import { createIdempotencyKeys } from '@/lib/idempotency-key';
import { errorSentence, isUnauthorized } from '@/services/api-error';
import type { ReportTarget } from '../api/reports';
import { forgetReportDraft, keepReportDraft, reportDraft } from './report-drafts';
import { showReportFailure } from './report-failure';
import { REPORT_TEXTS } from './report-texts';
import { showReported } from './show-reported';
import { submitReport, type SubmitResult } from './submit-report';

interface ReportFormParts {
  readonly memberId: string;
  readonly target: ReportTarget;
  readonly onReported: () => void;
  /** Runs if the session has ended. The draft is kept. */
  readonly onSignedOut: () => void;
}

export function useReportForm({ memberId, target, onReported, onSignedOut }: ReportFormParts) {
  const client = useQueryClient();
  const [keyOf] = useState(createIdempotencyKeys);
  const form = useZodForm(reportSchema, { defaultValues: reportDraft({ memberId, target }) });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepReportDraft({ memberId, target }, values),
      }),
    [subscribe, memberId, target],
  );

  const submit = form.submit(async (report) => {
    try {
      const result = await submitReport({ memberId, target, report, key: keyOf(report) });
      forgetReportDraft({ memberId, target });
      showReported(client, target, true);
      showToast(toastOf(result));
      onReported();
    } catch (error) {
      if (isUnauthorized(error)) onSignedOut();
      else showReportFailure(errorSentence(error, ''));
    }
  });
  return { form, submit, isBusy: form.formState.isSubmitting };
}

function toastOf(result: SubmitResult): ToastMessage {
  switch (result) {
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
