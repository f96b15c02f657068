import { lazy, Suspense, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ErrorBoundary } from '../error-boundary';
import { subscribeToDialogs, topDialog } from '../open-dialogs';
import { currentToast, showStoredToast, subscribeToToasts } from './toast-store';

const loadToaster = async () => ({ default: (await import('./toaster')).Toaster });
const Toaster = lazy(loadToaster);

/** Shows toasts. Loads their code after the first paint, so that toasts also work if the network is gone later. */
export function Toasts() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast);
  const host = useToastHost();
  useEffect(() => {
    showStoredToast();
    loadToaster().catch((error: unknown) => {
      console.warn('Failed to load notifications.', error);
    });
  }, []);
  return createPortal(
    <ErrorBoundary fallback={null}>
      <Suspense>{toast && <Toaster toast={toast} host={host} />}</Suspense>
    </ErrorBoundary>,
    host,
  );
}

/**
 * Returns the element that contains the toasts. The element moves into the topmost modal dialog, because elements
 * outside of a modal dialog are inert.
 */
function useToastHost(): HTMLElement {
  const dialog = useSyncExternalStore(subscribeToDialogs, topDialog);
  const [host] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    (dialog ?? document.body).append(host);
  }, [dialog, host]);
  useLayoutEffect(() => () => host.remove(), [host]);
  return host;
}
