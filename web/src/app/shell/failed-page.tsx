import { useState } from 'react';
import { Button } from '@/components/button';
import { Notice } from '@/components/notice';
import { HydrationEnd, useIsHydrated } from '@/lib/hydration';
import { isBuiltPage } from '../built-pages/page-address';
import { PageError } from '../pages/page-error';

/**
 * Stands in the place of a page that failed, for example because its code could not be loaded. The text of a built page
 * stays, because it can be read without the code.
 */
export function FailedPage() {
  const isHydrated = useIsHydrated();
  // Copied in the first render, after which React removes the HTML of the build.
  const [html] = useState(() => (isHydrated ? '' : readableHtml()));
  return (
    <>
      {html === '' ? <PageError /> : <KeptPage html={html} />}
      {/* Otherwise header and footer would not show the session. */}
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
