const KEY = 'boloboard-push-question';

/** Whether this browser has asked a member once if it may push. If the browser stores nothing, each time is the first. */
export function hasAskedForPush(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function rememberPushQuestion(): void {
  try {
    localStorage.setItem(KEY, 'asked');
  } catch {
    // Browsers can block localStorage.
  }
}
