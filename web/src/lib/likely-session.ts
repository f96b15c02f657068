import type { Viewer } from '@contract/rules/page-allowance';
import { SESSION_MARK_COOKIE } from '@contract/schemas/session';
import { deleteMarkCookie, hasMarkCookie } from './mark-cookie';

/** Not personal: the plan of the last viewer, for the first paint of the next visit. */
const PLAN_KEY = 'boloboard-plan';

/** Whether the browser may be signed in. Only then is it worth asking the server. */
export const mayHaveSession = (): boolean => hasMarkCookie(SESSION_MARK_COOKIE);

/** Tells CSS which view to show until the session is known. */
export function showLikelySession(): void {
  if (!mayHaveSession()) return;
  const { dataset } = document.documentElement;
  dataset['session'] = 'likely';
  if (storedPlan() === 'premium') dataset['plan'] = 'premium';
}

/** Stores the viewer's plan, and corrects what CSS shows while the session loads again. */
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

/** Call it if the server refuses the session, so that the next page does not ask again. */
export const forgetSessionMark = (): void => deleteMarkCookie(SESSION_MARK_COOKIE);

function storedPlan(): string | null {
  try {
    return localStorage.getItem(PLAN_KEY);
  } catch {
    return null;
  }
}
