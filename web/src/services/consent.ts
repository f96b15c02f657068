/**
 * A purpose for which the site asks for consent. An ad network other than Google would need a new purpose, because no
 * visitor has consented to it yet.
 */
export type ConsentPurpose = 'google-analytics' | 'google-ads';

export type ConsentAnswer = 'allowed' | 'denied';

/**
 * The key in localStorage for the visitor's answer and the purposes of the question. An example of a value is 'allowed
 * google-analytics google-ads'.
 */
const KEY = 'boloboard-consent';
/** The key in localStorage under which an earlier version stored the answer about Google Analytics. */
const EARLIER_KEY = 'boloboard-analytics';
const listeners = new Set<() => void>();

/** The consent in memory. It is used if the browser blocks localStorage, and lasts until the page closes. */
let given: string | null = null;

/** Returns the stored consent, or null. Pass it to `consentAnswerFor`. */
export function storedConsent(): string | null {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored !== null) return stored;
    const earlier = localStorage.getItem(EARLIER_KEY);
    return earlier === null ? given : `${earlier} google-analytics`;
  } catch {
    return given;
  }
}

/** Returns the visitor's answer about the purposes. Returns null if the visitor has not answered about each of them. */
export function consentAnswerFor(
  consent: string | null,
  purposes: readonly ConsentPurpose[],
): ConsentAnswer | null {
  const [answer, ...asked] = consent?.split(' ') ?? [];
  if (answer !== 'allowed' && answer !== 'denied') return null;
  return purposes.every((purpose) => asked.includes(purpose)) ? answer : null;
}

/** Stores the visitor's answer about `purposes`. Replaces an earlier answer. */
export function answerConsent(answer: ConsentAnswer, purposes: readonly ConsentPurpose[]): void {
  const consent = [answer, ...purposes].join(' ');
  try {
    localStorage.setItem(KEY, consent);
    localStorage.removeItem(EARLIER_KEY);
    given = null;
  } catch {
    // Ignores the failure, because browsers can block localStorage. The answer then lasts until the visitor leaves the
    // page.
    given = consent;
  }
  tell();
}

/** Calls `listener` when the consent changes in this tab or in another tab. Returns a function that unsubscribes. */
export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', followOtherTab);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab);
  };
}

function followOtherTab({ key }: StorageEvent): void {
  if (key === KEY || key === null) tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
