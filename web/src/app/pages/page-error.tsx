import { Button } from '@/components/button';
import { Notice } from '@/components/notice';
import { usePageTitle } from '@/lib/use-page-title';

export function PageError() {
  usePageTitle('Something went wrong');
  return (
    <Notice title="Something went wrong" role="alert">
      <p>We couldn&apos;t show this page. Reloading usually fixes it.</p>
      <Button onClick={() => window.location.reload()}>Reload</Button>
    </Notice>
  );
}
