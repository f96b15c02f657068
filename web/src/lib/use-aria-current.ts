import { useMatch } from 'react-router-dom';

/**
 * Returns the value of `aria-current` for a link to `path`. Compares paths as the router does, so '/sign-in' and
 * '/Sign-In/' are the same page.
 */
export const useAriaCurrent = (path: string): 'page' | undefined =>
  useMatch(path) ? 'page' : undefined;
