import { showToast, useSignInAgain } from '@/components/toast/toast-store';
import { isUnauthorized } from '@/services/api-error';
import { issuesOf } from '@/services/issues-of';
import type { SaleForm } from './use-sale-form';

export function useFailureReport(form: SaleForm) {
  const signInAgain = useSignInAgain('/login?next=/');
  return (message: string, error: unknown) => {
    if (isUnauthorized(error)) {
      signInAgain('You need to be logged in to share. Redirecting to login...');
      return;
    }
    form.showIssues(issuesOf(error));
    showToast({
      title: message,
      description: 'Everything you entered is still here.',
      variant: 'destructive',
    });
  };
}
