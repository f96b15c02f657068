/**
 * The longest wait in milliseconds. The browser needs more than a few frames to go back in the history on a busy
 * machine.
 */
const LONGEST_MS = 3000;

/**
 * Waits until a closed dialog has removed its history entry. If the entry were removed later, the URL of the next test
 * would change.
 */
export async function waitForDialogEntryRemoval(): Promise<void> {
  const isMarked = () => JSON.stringify(window.history.state ?? {}).includes('closedByBack');
  const end = performance.now() + LONGEST_MS;
  while (isMarked() && performance.now() < end) await new Promise(requestAnimationFrame);
}
