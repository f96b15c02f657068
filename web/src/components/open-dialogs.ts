/** The modal dialogs that are open, the topmost one last. */
let dialogs: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]) {
  dialogs = next;
  for (const listener of listeners) listener();
}

/** Adds a dialog that was just opened on top of the others. Returns a function that removes it. */
export function addOpenDialog(dialog: HTMLDialogElement): () => void {
  change([...dialogs, dialog]);
  return () => change(dialogs.filter((other) => other !== dialog));
}

/** Returns the topmost modal dialog, or null if none is open. Everything outside of it is inert. */
export const topDialog = (): HTMLDialogElement | null => dialogs.at(-1) ?? null;

/** For `useSyncExternalStore`. */
export function subscribeToDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
