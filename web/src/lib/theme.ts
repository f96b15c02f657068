export type Theme = 'system' | 'light' | 'dark';

const KEY = 'boloboard-theme';

const listeners = new Set<() => void>();

const asTheme = (value: string | null | undefined): Theme =>
  value === 'light' || value === 'dark' ? value : 'system';

export const shownTheme = (): Theme => asTheme(document.documentElement.dataset['theme']);

/** Applies the theme that was chosen in this browser. */
export function showStoredTheme(): void {
  try {
    show(asTheme(localStorage.getItem(KEY)));
  } catch {
    // Browsers can block localStorage. The theme is then 'system' until the user chooses one on this page.
  }
}

export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Browsers can block localStorage.
  }
  show(theme);
  tellListeners();
}

/** Calls `listener` when the theme changes in this tab or in another tab. Returns a function that unsubscribes. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', followOtherTab);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab);
  };
}

function followOtherTab({ key }: StorageEvent): void {
  // The key is null after `localStorage.clear()`.
  if (key !== KEY && key !== null) return;
  showStoredTheme();
  tellListeners();
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

function show(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  colorBrowserBar(theme);
}

/**
 * Sets the color of the browser's bar. index.html has a `theme-color` for each color scheme. If a theme is chosen,
 * turns off the `theme-color` of the other scheme.
 */
function colorBrowserBar(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const scheme = meta.dataset['scheme'] ?? '';
    const chosen = theme === scheme ? 'all' : 'not all';
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${scheme})` : chosen;
  }
}
