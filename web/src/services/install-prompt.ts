/** The event `beforeinstallprompt` of Chromium. TypeScript does not declare it. */
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
 * Stores the event with which the browser offers to install the app. The browser fires this event once, after the page
 * has loaded.
 */
export function listenForInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return;
    // Prevents Chrome from showing its own install bar.
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

/** Shows the browser's install dialog. The browser shows this dialog only once for each `beforeinstallprompt` event. */
export async function askToInstall(): Promise<void> {
  const event = offered;
  change(null);
  await event?.prompt();
}
