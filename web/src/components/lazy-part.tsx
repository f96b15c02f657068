import { type ComponentType, lazy, type ReactElement, Suspense, useState } from 'react';
import { loadLater } from '@/lib/load-failure';
import { Spinner } from './button';
import { ErrorBoundary } from './error-boundary';
import { FailureCard } from './failure-card';
import styles from './lazy-part.module.css';

interface LazyPartProps<P extends object> {
  readonly load: () => Promise<ComponentType<P>>;
  /** The component, if its code is already here. It then renders without delay. */
  readonly loaded?: ComponentType<P> | undefined;
  /** A text is shown beside a spinner. */
  readonly loading: string | ReactElement;
  readonly failed: string;
  readonly props: P;
}

/** Loads a component's code when it first renders, with a retry button if loading fails. */
export function LazyPart<P extends object>({
  load,
  loaded,
  loading,
  failed,
  props,
}: LazyPartProps<P>) {
  // React caches a failed import, so a retry needs a new lazy component.
  const [{ Part, attempt }, setPart] = useState(() => ({
    Part: loaded ?? lazyBy(load),
    attempt: 0,
  }));
  const retry = () => setPart({ Part: lazyBy(load), attempt: attempt + 1 });
  const failure = (
    <div className={styles.failure}>
      <FailureCard message={failed} onRetry={retry} />
    </div>
  );
  return (
    <ErrorBoundary key={attempt} fallback={failure}>
      <Suspense fallback={typeof loading === 'string' ? <Loading message={loading} /> : loading}>
        <Part {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

const lazyBy = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await loadLater(load) }));

const Loading = ({ message }: { readonly message: string }) => (
  <p role="status" className={styles.loading}>
    <Spinner />
    {message}
  </p>
);
