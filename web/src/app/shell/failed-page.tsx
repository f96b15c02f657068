import { useState } from 'react';
import { Button } from '@/components/button';
import { Notice } from '@/components/notice';
import { HydrationEnd, useIsHydrated } from '@/lib/hydration';
import { isBuiltPage } from '../built-pages/page-address';
import { PageError } from '../pages/page-error';

/** Replaces a page that failed, perhaps because its code did not load. A built page that can be read without it stays on the screen. */
export function FailedPage() {
  const isHydrated = useIsHydrated();
  // React removes the HTML of the build only after this.
  const [html] = useState(() => (isHydrated ? '' : readableHtml()));
  return (
    <>
      {html === '' ? <PageError /> : <KeptPage html={html} />}
      {/* The parts around it still follow the session. */}
      <HydrationEnd />
    </>
  );
}

/** Returns what the build has rendered at this address, or '' if it is no text. */
function readableHtml(): string {
  const root = document.querySelector<HTMLElement>('[data-route]');
  const text = root && isBuiltPage(root) ? root.querySelector('[data-readable]') : null;
  return text?.outerHTML ?? '';
}

const KeptPage = ({ html }: { readonly html: string }) => (
  <>
    <Notice
      role="alert"
      message="You can read this page, but some of it may not work. Reloading usually fixes that."
    >
      <Button variant="outline" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </Notice>
    <div dangerouslySetInnerHTML={{ __html: html }} />
  </>
);
