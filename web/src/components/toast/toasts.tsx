import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { currentToast, showKeptToast, subscribeToToasts } from './toast-store';

const Toaster = lazy(async () => ({ default: (await import('./toaster')).Toaster }));

/** The place for toasts; what shows them is loaded with the first one. */
export function Toasts() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast);
  useEffect(showKeptToast, []);
  return <Suspense>{toast && <Toaster toast={toast} />}</Suspense>;
}
