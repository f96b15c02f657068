/** 'light' or 'dark'. Absent if the theme follows the system. */
const KEY = 'boloboard-theme';

/** Tells CSS which theme the user chose. */
export function showChosenTheme(): void {
  try {
    const theme = localStorage.getItem(KEY);
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
  } catch {
    // Browsers can block localStorage.
  }
}
