const KEY = 'boloboard-push-question';

/**
 * Returns whether this browser has already asked a member about push notifications. Returns false if the browser blocks
 * its storage.
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
    // The browser blocks localStorage. The question is then asked again.
  }
}
