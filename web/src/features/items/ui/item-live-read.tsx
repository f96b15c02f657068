import { type ComponentProps, Suspense } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { lazyNamed } from '@/lib/lazy-named';
import { useOnline } from '@/lib/use-online';

const LiveItemReader = lazyNamed(() => import('@/services/live-item-reader'), 'LiveItemReader');

/**
 * Reads the open item live, once Firestore's code is there. Where that or the reading fails, the item
 * stays as it was read before; without a network nothing is tried.
 */
export function ItemLiveRead(props: ComponentProps<typeof LiveItemReader>) {
  const isOnline = useOnline();
  if (!isOnline) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <LiveItemReader {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
