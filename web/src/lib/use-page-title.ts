import { useEffect } from 'react';

const PRODUCT = 'BoloBoard';

/** Names the document while a page is shown: 'Sign in · BoloBoard', or the product alone. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT}` : PRODUCT;
  }, [title]);
}
