import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Notice } from '@/components/notice';
import { usePageTitle } from '@/lib/use-page-title';

export function LoginPage() {
  usePageTitle('Sign in');
  const [search] = useSearchParams();
  const next = search.get('next');
  useEffect(() => {
    const query = next === null ? '' : `?next=${encodeURIComponent(next)}`;
    window.location.replace(`/api/login${query}`);
  }, [next]);
  return <Notice title="Redirecting to login..." role="status" />;
}
