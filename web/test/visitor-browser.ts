const VISITOR_VALUES = { webdriver: false, doNotTrack: null, globalPrivacyControl: false };

/**
 * Makes this automated browser look like the browser of a human visitor who has chosen these privacy settings.
 * `restoreBrowser` undoes this.
 */
export function imitateVisitorBrowser(
  privacy: Partial<Record<keyof typeof VISITOR_VALUES, unknown>> = {},
): void {
  for (const [name, value] of Object.entries({ ...VISITOR_VALUES, ...privacy }))
    Object.defineProperty(navigator, name, { value, configurable: true });
}

export function restoreBrowser(): void {
  for (const name of Object.keys(VISITOR_VALUES)) Reflect.deleteProperty(navigator, name);
}
