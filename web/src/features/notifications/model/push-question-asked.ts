const KEY = 'boloboard-push-question';

/**
 * Whether this browser has already asked a member about push notifications. If the browser stores nothing, always
 * false.
 */
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
    // Browsers can block localStorage. The question is then asked again.
  }
}
