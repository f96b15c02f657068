import { type Report, REPORT_MESSAGES, reportSchema } from '@contract/schemas/report';
import { type SyntheticEvent, useRef, useState } from 'react';
import { showToast, type ToastMessage } from '@/components/toast/toast-store';
import { signInAddress } from '@/lib/sign-in-address';
import { ApiError, errorSentence } from '@/services/api-error';
import { useApiMutation } from '@/services/use-api-mutation';
import { type ReportTarget, sendReport, showReported } from '../api/reports';
import { queueReport } from './queued-report';
import { forgetReportDraft, keepReportDraft, reportDraft } from './report-drafts';
import { reportFailure } from './report-failure';
import { REPORT_TEXTS } from './report-texts';

interface ReportFormParts {
  readonly memberId: string;
  readonly target: ReportTarget;
  readonly onReported: () => void;
  /** Runs if the session has ended, and the login opens. The draft is kept. */
  readonly onSignedOut: () => void;
}

/** An 'unstored' report waits too, but only until the page closes. */
interface Result {
  readonly end: 'sent' | 'already-reported' | 'queued' | 'unstored';
}

type Errors = Partial<Record<'reason' | 'description', string>>;

export function useReportForm({ memberId, target, onReported, onSignedOut }: ReportFormParts) {
  const [draft, setDraft] = useState(() => reportDraft({ memberId, target }));
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);

  const { mutate, isPending } = useApiMutation(
    target.commentId === null ? 'reportItem' : 'reportComment',
    {
      send: async (report: Report, sending): Promise<Result> => {
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
        showReported(client, target, true);
        showToast(toastOf(end));
        onReported();
      },
      failure: (error) => reportFailure(errorSentence(error, '')),
      onSignedOut,
      signIn: {
        login: signInAddress('/login', `/item/${target.itemId}`),
        description: REPORT_TEXTS.signInRequired,
      },
    },
  );

  const change = (changes: Partial<typeof draft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    keepReportDraft({ memberId, target }, next);
    setErrors(errorsIn(next, errors));
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const parsed = reportSchema.safeParse(draft);
    if (!parsed.success) {
      const found = errorsIn(draft);
      setErrors(found);
      focusField(form.current, found.reason === undefined ? 'description' : 'reason');
      return;
    }
    mutate(parsed.data);
  };
  return { form, draft, errors, isBusy: isPending, change, submit };
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
