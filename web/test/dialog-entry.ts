/** A busy machine needs more than a few frames to go back in the history. */
const LONGEST_MS = 3000;

/** Waits until a removed dialog has taken its history entry back. It would change the URL of what renders next. */
export async function leaveDialogEntry(): Promise<void> {
  const isMarked = () => JSON.stringify(window.history.state ?? {}).includes('closedByBack');
  const end = performance.now() + LONGEST_MS;
  while (isMarked() && performance.now() < end) await new Promise(requestAnimationFrame);
}
