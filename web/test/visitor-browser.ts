const ANSWERS = { webdriver: false, doNotTrack: null, globalPrivacyControl: false };

/** Makes this automated browser a visitor's, with these privacy settings. `restoreBrowser` ends it. */
export function browserOf(privacy: Partial<Record<keyof typeof ANSWERS, unknown>> = {}): void {
  for (const [name, value] of Object.entries({ ...ANSWERS, ...privacy }))
    Object.defineProperty(navigator, name, { value, configurable: true });
}

export function restoreBrowser(): void {
  for (const name of Object.keys(ANSWERS)) Reflect.deleteProperty(navigator, name);
}
