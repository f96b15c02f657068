import { showToast, useSignInAgain } from '@/components/toast/toast-store';
import { ApiError, isUnauthorized } from '@/services/api-error';
import { FIELD_ORDER, issuesByField } from './sale-form';
import type { SaleForm } from './use-sale-form';

export function useFailureReport(form: SaleForm) {
  const signInAgain = useSignInAgain('/login?next=/');
  return (message: string, error: unknown) => {
    if (isUnauthorized(error)) {
      signInAgain('You need to be logged in to share. Redirecting to login...');
      return;
    }
    const issues = error instanceof ApiError ? issuesByField(error.issues, FIELD_ORDER) : [];
    for (const [field, text] of issues) form.setError(field, { type: 'server', message: text });
    form.focusFirst(Object.fromEntries(issues));
    showToast({
      title: message,
      description: 'Everything you entered is still here.',
      variant: 'destructive',
    });
  };
}
