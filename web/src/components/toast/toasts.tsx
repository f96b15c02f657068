import { lazy, Suspense, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ErrorBoundary } from '../error-boundary';
import { subscribeToDialogs, topDialog } from '../open-dialogs';
import { currentToast, showKeptToast, subscribeToToasts } from './toast-store';

const loadToaster = async () => ({ default: (await import('./toaster')).Toaster });
const Toaster = lazy(loadToaster);

/** The place for toasts. The code that shows them is loaded after the first paint, and is then there offline. */
export function Toasts() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast);
  const host = useToastHost();
  useEffect(() => {
    showKeptToast();
    loadToaster().catch((error: unknown) => {
      console.warn('Notifications cannot be shown yet.', error);
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
 * Returns the element that toasts are rendered in. It moves into the topmost modal dialog, because
 * everything outside of that is inert. A toast keeps its time when it moves.
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
