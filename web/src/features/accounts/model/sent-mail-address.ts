const KEY = 'boloboard-mail-sent';

const listeners = new Set<() => void>();

/**
 * Stores in this tab the email address of a new member to whom BoloBoard has just sent a mail with a link. The stored
 * address survives a full page load.
 */
export function rememberSentMailAddress(email: string): void {
  try {
    sessionStorage.setItem(KEY, email.toLowerCase());
  } catch (error) {
    // Browsers can block sessionStorage. The app then shows no notice about the mail, and members can press 'Send
    // Again' in the settings.
    console.warn('Could not note the mail in this tab.', error);
  }
  announce();
}

export function forgetSentMailAddress(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // The browser blocks sessionStorage, so nothing is stored.
  }
  announce();
}

/**
 * Returns the email address that `rememberSentMailAddress` stored, or null if no address is stored. The address is in
 * lower case, as the server stores it.
 */
export function sentMailAddress(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/**
 * Calls `listener` when `rememberSentMailAddress` stores an address, or when the stored address is deleted. Returns a
 * function that removes the listener.
 */
export function subscribeToSentMailAddress(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const announce = (): void => listeners.forEach((listener) => listener());
