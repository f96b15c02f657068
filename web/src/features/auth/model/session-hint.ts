import { useEffect } from 'react';
import { type Authentication, useCurrentUser } from './use-current-user';

const KEY = 'boloboard-member';

/**
 * Whether to show what visitors see. Until it is known who is signed in this goes by the last visit, so
 * that the page is right from its first paint and nothing moves when the answer comes.
 */
export const isLikelyVisitor = (state: Authentication['state']): boolean =>
  state === 'signed-out' || (state === 'loading' && !wasMember());

/** Remembers for the next visit whether somebody was signed in; nothing about who. */
export function useSessionHint(): void {
  const { state } = useCurrentUser();
  useEffect(() => {
    if (state !== 'loading') remember(state === 'signed-in');
  }, [state]);
}

function wasMember(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // Storage may be forbidden; then every visit begins as a visitor's.
    return false;
  }
}

function remember(isMember: boolean): void {
  try {
    if (isMember) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
