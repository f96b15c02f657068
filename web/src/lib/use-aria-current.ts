import { useMatch } from 'react-router-dom';

/**
 * Returns the `aria-current` of a link to `path`. Compares paths like the router, because '/sign-in' and '/Sign-In/'
 * have the same built page.
 */
export const useAriaCurrent = (path: string): 'page' | undefined =>
  useMatch(path) ? 'page' : undefined;
