import { Button } from '@/components/button';
import { Notice } from '@/components/notice';
import { usePageTitle } from '@/lib/use-page-title';

/** Stands in for a page that threw or whose code could not be loaded. */
export function PageError() {
  usePageTitle('Something went wrong');
  return (
    <Notice title="Something went wrong" role="alert">
      <p>The page could not be shown. Reloading it usually helps.</p>
      <Button onClick={() => window.location.reload()}>Reload</Button>
    </Notice>
  );
}
