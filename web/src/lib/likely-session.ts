import type { Viewer } from '@contract/rules/page-allowance';
import { SESSION_MARK_COOKIE } from '@contract/schemas/session';
import { deleteMarkCookie, hasMarkCookie } from './mark-cookie';

/**
 * The key in localStorage for the plan of the last viewer. The first paint of the next visit uses this plan. The plan
 * is not personal.
 */
const PLAN_KEY = 'boloboard-plan';

/** Returns whether the browser may have a session. If not, the app does not ask the server who is signed in. */
export const mayHaveSession = (): boolean => hasMarkCookie(SESSION_MARK_COOKIE);

/**
 * Sets attributes of the document if the browser may have a session. With these attributes, CSS shows what the likely
 * viewer sees until the session has loaded.
 */
export function showLikelySession(): void {
  if (!mayHaveSession()) return;
  const { dataset } = document.documentElement;
  dataset['session'] = 'likely';
  if (storedPlan() === 'premium') dataset['plan'] = 'premium';
}

/**
 * Stores the viewer's plan, and updates the attributes of the document. CSS uses them to show the right parts if the
 * session loads again.
 */
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
 * Deletes the session mark. Call it if the server refuses the session, so that the next page does not request the
 * session again.
 */
export const forgetSessionMark = (): void => deleteMarkCookie(SESSION_MARK_COOKIE);

function storedPlan(): string | null {
  try {
    return localStorage.getItem(PLAN_KEY);
  } catch {
    return null;
  }
}
