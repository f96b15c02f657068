import { useEffect } from 'react';

const PRODUCT = 'BoloBoard';

/** Sets the document title to 'Sign In · BoloBoard', or to 'BoloBoard' without a title. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT}` : PRODUCT;
  }, [title]);
}
