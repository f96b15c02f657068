import { type ComponentProps, Suspense, useEffect } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { lazyNamed } from '@/lib/lazy-named';
import { useOnline } from '@/lib/use-online';
import { useIsIdle } from '@/lib/when-idle';

const LiveCommentsReader = lazyNamed(
  () => import('@/services/live-comments-reader'),
  'LiveCommentsReader',
);

type LiveCommentsSubscriptionProps = ComponentProps<typeof LiveCommentsReader>;

/**
 * Subscribes to the comments in Firestore when the browser is idle. If the device is offline or the code does not load,
 * calls `onRead` to report that Firestore is unreachable.
 */
export function LiveCommentsSubscription(props: LiveCommentsSubscriptionProps) {
  const isOnline = useOnline();
  const isIdle = useIsIdle();
  const unreachable = <Unreachable onRead={props.onRead} />;
  if (!isOnline) return unreachable;
  if (!isIdle) return null;
  return (
    <ErrorBoundary fallback={unreachable}>
      <Suspense>
        <LiveCommentsReader {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Unreachable({ onRead }: Pick<LiveCommentsSubscriptionProps, 'onRead'>) {
  useEffect(() => onRead({ state: 'unreachable' }), [onRead]);
  return null;
}
