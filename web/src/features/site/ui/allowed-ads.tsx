import { Suspense } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { lazyNamed } from '@/lib/lazy-named';
import { useSiteSettings } from '@/services/site-settings';

const ClientAds = lazyNamed(() => import('./client-ads'), 'ClientAds');

/** Loads the code that fills ad slots. If it does not load, the house ads stay. */
export function AllowedAds() {
  const { settings } = useSiteSettings();
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>{settings?.ads && <ClientAds ads={settings.ads} />}</Suspense>
    </ErrorBoundary>
  );
}
