import { Suspense } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { useCurrentUser } from '@/features/accounts/model/session';
import { lazyNamed } from '@/lib/lazy-named';

const SuspensionBanner = lazyNamed(() => import('./suspension-banner'), 'SuspensionBanner');

/** Tells a suspended member on every page. Others load nothing of it. */
export function Suspension() {
  const suspension = useCurrentUser().user?.suspension;
  if (!suspension) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <SuspensionBanner suspension={suspension} />
      </Suspense>
    </ErrorBoundary>
  );
}
