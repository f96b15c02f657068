import type { SaleSubmission } from '@contract/schemas/sale-submission';
import type { BaseSyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { showToast } from '@/components/toast/toast-store';
import { ApiError } from '@/services/api-error';
import type { Attempt } from './attempt';
import { issuesByField } from './sale-form';
import type { SaleForm } from './use-sale-form';
import { type UploadFailure, useUpload } from './use-upload';

const LOGIN_DELAY_MS = 500;

interface Submission {
  readonly screenshot: File | null;
  readonly attempt: Attempt | null;
  readonly keepAttempt: (attempt: Attempt) => void;
}

/** Submits the form: says how it went, shows what the server refused at its field, keeps all on failure. */
export function useShareSale(
  form: SaleForm,
  { screenshot, attempt, keepAttempt }: Submission,
  onShared: () => void,
) {
  const navigate = useNavigate();

  const onFailed = ({ message, unauthorized, error }: UploadFailure) => {
    if (unauthorized) {
      showToast({ title: 'Unauthorized', variant: 'destructive' });
      setTimeout(() => void navigate('/login?next=/'), LOGIN_DELAY_MS);
      return;
    }
    const issues = error instanceof ApiError ? issuesByField(error.issues) : [];
    for (const [field, text] of issues) form.setError(field, { type: 'server', message: text });
    form.focusFirst(Object.fromEntries(issues));
    showToast({
      title: message,
      description: 'Nothing you entered is lost.',
      variant: 'destructive',
    });
  };

  const { upload, send, cancel, reset } = useUpload({
    attempt,
    onAttempt: keepAttempt,
    onFailed,
    onShared: () => {
      showToast({ title: 'Success!', description: 'Image uploaded and item created successfully' });
      onShared();
    },
  });

  const share = (event: BaseSyntheticEvent, refuseWithoutScreenshot: () => void) =>
    form.handleSubmit(
      async (sale: SaleSubmission) => {
        if (screenshot) await send(sale, screenshot);
        else refuseWithoutScreenshot();
      },
      (errors) => {
        if (screenshot) form.focusFirst(errors);
        else refuseWithoutScreenshot();
      },
    )(event);

  return { upload, share, cancel, stop: reset };
}
