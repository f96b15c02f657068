import { useEffect } from 'react';

const PRODUCT = 'BoloBoard';

/**
 * Sets the document title, for example to 'Sign In · BoloBoard' for 'Sign In'. If `title` is missing, sets it to
 * 'BoloBoard'.
 */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT}` : PRODUCT;
  }, [title]);
}
