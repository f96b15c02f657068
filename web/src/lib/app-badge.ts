/** Shows a number on the icon of the installed app, or none for 0. Does nothing where the system has no badges. */
export function showAppBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  // Rejects if the app is not installed, for example.
  navigator.setAppBadge(count).catch(() => undefined);
}
