import type { Viewer } from '@contract/rules/page-allowance';
import { SESSION_MARK_COOKIE } from '@contract/schemas/session';
import { deleteMarkCookie, hasMarkCookie } from './mark-cookie';

/** The key of the last viewer's plan, which is not personal. The first paint of the next visit uses it. */
const PLAN_KEY = 'boloboard-plan';

/** Whether the browser may have a session. If not, asking the server is not worth a request. */
export const mayHaveSession = (): boolean => hasMarkCookie(SESSION_MARK_COOKIE);

/** Sets the attribute by which CSS shows the view of the likely viewer until the session is loaded. */
export function showLikelySession(): void {
  if (!mayHaveSession()) return;
  const { dataset } = document.documentElement;
  dataset['session'] = 'likely';
  if (storedPlan() === 'premium') dataset['plan'] = 'premium';
}

/** Stores the viewer's plan, and updates what CSS shows while the session loads again. */
export function rememberViewer(viewer: Viewer): void {
  const { dataset } = document.documentElement;
  delete dataset['session'];
  delete dataset['plan'];
  try {
    if (viewer === 'visitor') localStorage.removeItem(PLAN_KEY);
    else localStorage.setItem(PLAN_KEY, viewer);
  } catch {
    // Browsers can block localStorage.
  }
  if (viewer !== 'visitor') showLikelySession();
}

/**
 * Deletes the session mark. Call it if the server refuses the session, so that the next page does not request it
 * again.
 */
export const forgetSessionMark = (): void => deleteMarkCookie(SESSION_MARK_COOKIE);

function storedPlan(): string | null {
  try {
    return localStorage.getItem(PLAN_KEY);
  } catch {
    return null;
  }
}
