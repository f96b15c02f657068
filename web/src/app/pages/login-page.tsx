import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Notice } from '@/components/notice';
import { useIsHydrated } from '@/lib/hydration';
import { usePageTitle } from '@/lib/use-page-title';

export function LoginPage() {
  usePageTitle('Sign In');
  const isHydrated = useIsHydrated();
  const [search] = useSearchParams();
  const next = search.get('next');
  useEffect(() => {
    // Waits for hydration, because `BuiltPageLocationProvider` hides the query until then.
    if (!isHydrated) return;
    const query = next === null ? '' : `?next=${encodeURIComponent(next)}`;
    window.location.replace(`/api/login${query}`);
  }, [isHydrated, next]);
  return <Notice title="Redirecting to login..." role="status" />;
}
