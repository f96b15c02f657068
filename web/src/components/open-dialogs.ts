let dialogs: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]) {
  dialogs = next;
  for (const listener of listeners) listener();
}

/** Registers a modal dialog, native or not, as the topmost one. Returns a function that removes it. */
export function addOpenDialog(dialog: HTMLElement): () => void {
  change([...dialogs, dialog]);
  return () => change(dialogs.filter((other) => other !== dialog));
}

/** Returns the topmost modal dialog, or null if none is open. Elements outside of it are inert. */
export const topDialog = (): HTMLElement | null => dialogs.at(-1) ?? null;

export function subscribeToDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
