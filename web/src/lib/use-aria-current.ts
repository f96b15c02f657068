import { useMatch } from 'react-router-dom';

/**
 * Returns `aria-current` for a link to `path`. Compares as the router does, because '/sign-in' and '/Sign-In/' have the
 * same built page.
 */
export const useAriaCurrent = (path: string): 'page' | undefined =>
  useMatch(path) ? 'page' : undefined;
