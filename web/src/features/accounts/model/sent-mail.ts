const KEY = 'boloboard-mail-sent';

/** Notes in this tab that a mail with a link was just sent, also for after a full page load. */
export const noteSentMail = (): void => tried(() => sessionStorage.setItem(KEY, 'yes'));

export const forgetSentMail = (): void => tried(() => sessionStorage.removeItem(KEY));

export function wasMailSent(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Browsers can block sessionStorage. Members then find 'Send again' in the settings. */
function tried(change: () => void): void {
  try {
    change();
  } catch (error) {
    console.warn('Could not note the mail in this tab.', error);
  }
}
