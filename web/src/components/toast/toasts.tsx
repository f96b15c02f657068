import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '../error-boundary';
import { currentToast, showKeptToast, subscribeToToasts } from './toast-store';

const loadToaster = async () => ({ default: (await import('./toaster')).Toaster });
const Toaster = lazy(loadToaster);

/** The place for toasts; what shows them is loaded after the first paint, so as to be there offline. */
export function Toasts() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast);
  useEffect(() => {
    showKeptToast();
    loadToaster().catch((error: unknown) => {
      console.warn('Notifications cannot be shown yet.', error);
    });
  }, []);
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>{toast && <Toaster toast={toast} />}</Suspense>
    </ErrorBoundary>
  );
}
