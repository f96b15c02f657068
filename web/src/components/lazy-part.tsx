import { type ComponentType, type ReactElement, startTransition, useEffect, useState } from 'react';
import { loadAndReportFailure } from '@/lib/load-failure';
import { nextPaint } from '@/lib/next-paint';
import type { OnceLoader } from '@/lib/once';
import { Spinner } from './button';
import { ErrorBoundary } from './error-boundary';
import { FailureCard } from './failure-card';
import styles from './lazy-part.module.css';

interface LazyPartProps<P extends object> extends PartProps<P> {
  /** What is shown while the code loads. A string appears beside a spinner. */
  readonly loading: string | ReactElement;
  /** What is shown if the code cannot be loaded. A string appears in a card with a retry button. */
  readonly failed: string | ((retry: () => void) => ReactElement);
}

interface PartProps<P extends object> {
  /**
   * Loads the component. If `load` comes from `loadOnce` and has already loaded the component, the component renders
   * immediately.
   */
  readonly load: (() => Promise<ComponentType<P>>) & Partial<OnceLoader<ComponentType<P>>>;
  readonly props: P;
}

/**
 * Loads a component's code when it first renders. Shows `loading` while the code loads, and `failed` if it cannot be
 * loaded.
 */
export function LazyPart<P extends object>({ loading, failed, ...part }: LazyPartProps<P>) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt(attempt + 1);
  const failure =
    typeof failed === 'string' ? (
      <div className={styles.failure}>
        <FailureCard message={failed} onRetry={retry} />
      </div>
    ) : (
      failed(retry)
    );
  return (
    <ErrorBoundary key={attempt} fallback={failure}>
      <LoadedPart
        {...part}
        loading={typeof loading === 'string' ? <Loading message={loading} /> : loading}
        failed={failure}
      />
    </ErrorBoundary>
  );
}

interface LoadedPartProps<P extends object> extends PartProps<P> {
  readonly loading: ReactElement;
  readonly failed: ReactElement;
}

type Loaded<P> = { readonly Part: ComponentType<P> } | 'failed';

/**
 * Renders the component when its code has loaded. Does not use `Suspense`, because with `Suspense` the component would
 * appear at least 300 ms after its fallback, even if the code is loaded after 5 ms (`FALLBACK_THROTTLE_MS` in
 * react-dom).
 */
function LoadedPart<P extends object>({ load, loading, failed, props }: LoadedPartProps<P>) {
  const [part, setPart] = useState<Loaded<P> | null>(() => {
    const Part = load.loaded?.();
    return Part ? { Part } : null;
  });
  const isMissing = part === null;
  useEffect(() => {
    if (!isMissing) return;
    let isShown = true;
    const show = (result: Loaded<P>): void => {
      // Renders the part in a transition, so that the browser can handle a tap between React's steps.
      if (isShown) startTransition(() => setPart(result));
    };
    // Loads the code after the next paint. Loading it earlier would add links and scripts to the head, which would
    // delay the reaction to a tap.
    void nextPaint()
      .then(() => loadAndReportFailure(load))
      .then(
        (Part) => show({ Part }),
        () => show('failed'),
      );
    return () => {
      isShown = false;
    };
  }, [isMissing, load]);
  if (part === null) return loading;
  if (part === 'failed') return failed;
  return <part.Part {...props} />;
}

export const Loading = ({ message }: { readonly message: string }) => (
  <p role="status" className={styles.loading}>
    <Spinner />
    {message}
  </p>
);
