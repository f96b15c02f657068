import type { ToastMessage } from '@/components/toast/toast-store';
import { REPORT_TEXTS } from './report-texts';

/** Returns the toast of a failure, with the server's message, if there is one. */
export const reportFailure = (message: string): ToastMessage => ({
  title: REPORT_TEXTS.failed,
  description: message || REPORT_TEXTS.tryAgain,
  variant: 'destructive',
});
