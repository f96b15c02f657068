import { Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { lazyNamed } from '@/lib/lazy-named';

const SessionWatcher = lazyNamed(() => import('./session-watcher'), 'SessionWatcher');
const ViewerNotices = lazyNamed(() => import('./viewer-notices'), 'ViewerNotices');

/**
 * When the page has loaded, shows notices about the app, such as the offer to update it, and starts to watch the
 * session.
 */
export function DeferredNotices() {
  const hasLoaded = useHasLoaded();
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        {hasLoaded && (
          <>
            <SessionWatcher />
            <ViewerNotices />
          </>
        )}
      </Suspense>
    </ErrorBoundary>
  );
}

function useHasLoaded(): boolean {
  const [hasLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const finish = () => setLoaded(true);
    if (document.readyState === 'complete') {
      const timer = setTimeout(finish);
      return () => clearTimeout(timer);
    }
    window.addEventListener('load', finish);
    return () => window.removeEventListener('load', finish);
  }, []);
  return hasLoaded;
}
