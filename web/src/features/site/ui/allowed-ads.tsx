import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { lazyNamed } from '@/lib/lazy-named';
import { readQuery } from '@/services/read-query';

const ClientAds = lazyNamed(() => import('./client-ads'), 'ClientAds');

/** Loads the code that fills ad slots. If it does not load, the house ads stay. */
export function AllowedAds() {
  const { data: settings } = useQuery(readQuery('getSiteSettings', {}));
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>{settings?.ads && <ClientAds ads={settings.ads} />}</Suspense>
    </ErrorBoundary>
  );
}
