export type AnalyticsChoice = 'allowed' | 'denied';

const KEY = 'boloboard-analytics';
const listeners = new Set<() => void>();

/** The choice of this page load, if the browser stores nothing. */
let chosen: AnalyticsChoice | null = null;

const isChoice = (text: string | null): text is AnalyticsChoice =>
  text === 'allowed' || text === 'denied';

/** Returns what the visitor has chosen in this browser, or null. */
export function analyticsChoice(): AnalyticsChoice | null {
  try {
    const kept = localStorage.getItem(KEY);
    return isChoice(kept) ? kept : chosen;
  } catch {
    return chosen;
  }
}

export function chooseAnalytics(choice: AnalyticsChoice): void {
  try {
    localStorage.setItem(KEY, choice);
    chosen = null;
  } catch {
    // Browsers can block localStorage. Then the choice lasts until the page is left.
    chosen = choice;
  }
  tell();
}

/** Calls `listener` when the choice changes here or in another tab. Returns a function that stops. */
export function onAnalyticsChoice(listener: () => void): () => void {
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
