/** The maximum wait in milliseconds. Going back in the history takes more than a few frames on a busy machine. */
const LONGEST_MS = 3000;

/**
 * Waits until a closed dialog has removed its history entry. Otherwise the removal would change the URL of the next
 * test.
 */
export async function leaveDialogEntry(): Promise<void> {
  const isMarked = () => JSON.stringify(window.history.state ?? {}).includes('closedByBack');
  const end = performance.now() + LONGEST_MS;
  while (isMarked() && performance.now() < end) await new Promise(requestAnimationFrame);
}
