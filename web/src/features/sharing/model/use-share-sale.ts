import type { BaseSyntheticEvent } from 'react';
import { showToast } from '@/components/toast/toast-store';
import { useSignInAgain } from '@/components/toast/use-sign-in-again';
import { ApiError, isUnauthorized } from '@/services/api-error';
import type { Attempt, PictureToShare } from './attempt';
import { issuesByField } from './sale-form';
import type { SaleForm } from './use-sale-form';
import { type UploadFailure, useUpload } from './use-upload';

interface Submission extends Pick<PictureToShare, 'hidden'> {
  readonly screenshot: File | null;
  readonly lastAttempt: () => Attempt | null;
  readonly keepAttempt: (attempt: Attempt | null) => void;
}

/** What keeps a filled in sale from being sent. */
interface Hindrances {
  readonly refuseWithoutScreenshot: () => void;
  /** Whether the member has to say something first. */
  readonly holdsBack: () => boolean;
}

interface Outcomes {
  readonly onShared: () => void;
  readonly onOvertaken: () => void;
}

/** Submits the form: says how it went, shows what the server refused at its field, keeps all on failure. */
export function useShareSale(form: SaleForm, draft: Submission, outcomes: Outcomes) {
  const { screenshot, hidden, lastAttempt, keepAttempt } = draft;
  const onFailed = useFailureReport(form);
  const { upload, send, cancel, reset } = useUpload({
    lastAttempt,
    onAttempt: keepAttempt,
    onFailed,
    onOvertaken: outcomes.onOvertaken,
    onShared: () => {
      showToast({ title: 'Success!', description: 'Image uploaded and item created successfully' });
      outcomes.onShared();
    },
  });

  const share = (event: BaseSyntheticEvent, { refuseWithoutScreenshot, holdsBack }: Hindrances) =>
    form.handleSubmit(
      async (sale) => {
        if (!screenshot) {
          refuseWithoutScreenshot();
          return;
        }
        if (holdsBack()) return;
        // The member has read that an earlier version is there, and shares this one beside it.
        if (upload.phase === 'overtaken') keepAttempt(null);
        await send(sale, { screenshot, hidden });
      },
      (errors) => {
        if (screenshot) form.focusFirst(errors);
        else refuseWithoutScreenshot();
      },
    )(event);

  return { upload, share, cancel, stop: reset };
}

/** Tells a failure by a toast and at the fields it is about; an ended session leads to signing in. */
function useFailureReport(form: SaleForm) {
  const signInAgain = useSignInAgain('/login?next=/');
  return ({ message, error }: UploadFailure) => {
    if (isUnauthorized(error)) {
      signInAgain('You need to be logged in to share. Redirecting to login...');
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
}
