/** The event `beforeinstallprompt` of Chromium, which TypeScript does not declare. */
interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

let offered: InstallPromptEvent | null = null;
const listeners = new Set<() => void>();

function change(event: InstallPromptEvent | null): void {
  offered = event;
  for (const listener of listeners) listener();
}

const isInstallPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event;

/**
 * Keeps the event with which the browser offers to install the app. The browser fires this event once, after the page
 * has loaded.
 */
export function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return;
    // Keeps Chrome from showing its own install bar.
    event.preventDefault();
    change(event);
  });
  window.addEventListener('appinstalled', () => change(null));
}

export const canInstall = (): boolean => offered !== null;

export function subscribeToInstallPrompt(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the browser's install dialog. For each offer of the browser, the dialog can be shown only once. */
export async function askToInstall(): Promise<void> {
  const event = offered;
  change(null);
  await event?.prompt();
}
