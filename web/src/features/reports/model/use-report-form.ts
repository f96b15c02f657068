import { REPORT_MESSAGES, reportSchema } from '@contract/schemas/report';
import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useRef, useState } from 'react';
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

type Errors = Partial<Record<'reason' | 'description', string>>;

export function useReportForm({ memberId, target, onReported, onSignedOut }: ReportFormParts) {
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => reportDraft({ memberId, target }));
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, setBusy] = useState(false);
  const [keyOf] = useState(createIdempotencyKeys);
  const form = useRef<HTMLFormElement>(null);

  const change = (changes: Partial<typeof draft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    keepReportDraft({ memberId, target }, next);
    setErrors(errorsIn(next, errors));
  };

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const parsed = reportSchema.safeParse(draft);
    if (!parsed.success) {
      const found = errorsIn(draft);
      setErrors(found);
      focusField(form.current, found.reason === undefined ? 'description' : 'reason');
      return;
    }
    setBusy(true);
    try {
      const { data: report } = parsed;
      const result = await submitReport({ memberId, target, report, key: keyOf(report) });
      forgetReportDraft({ memberId, target });
      showReported(client, target, true);
      showToast(toastOf(result));
      onReported();
    } catch (error) {
      if (isUnauthorized(error)) onSignedOut();
      else showReportFailure(errorSentence(error, ''));
    } finally {
      setBusy(false);
    }
  };
  return { form, draft, errors, isBusy, change, submit };
}

/** With `shown`, only errors of the fields that show one already. */
function errorsIn(draft: object, shown?: Errors): Errors {
  const issues = reportSchema.safeParse(draft).error?.issues ?? [];
  const found: Errors = {};
  for (const { path, message } of issues) {
    const [field] = path;
    if (field !== 'reason' && field !== 'description') continue;
    if (!shown || shown[field] !== undefined) found[field] = message;
  }
  return found;
}

const focusField = (form: HTMLFormElement | null, name: string): void =>
  form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();

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
