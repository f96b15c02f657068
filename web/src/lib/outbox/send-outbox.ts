import { runExclusively } from '../run-exclusively';
import type { OutboxEntry } from './outbox-entry';
import {
  listOutbox,
  readOutboxFile,
  removeFromOutbox,
  updateOutboxEntryAndFile,
  updateOutboxEntry,
} from './outbox-store';

/** The result of an attempt to send an entry. */
export type SendResult =
  | { readonly state: 'sent' }
  | { readonly state: 'sign-in' | 'limit-reached' }
  /** `message` is null if the reason is a missing network. */
  | {
      readonly state: 'waiting';
      readonly message: string | null;
      readonly retryAfterMs?: number | undefined;
    }
  /** `draft` replaces the draft of the entry. */
  | {
      readonly state: 'failed' | 'needs-decision';
      readonly message: string;
      readonly draft?: unknown;
    };

export type CheckResult =
  | {
      readonly state: 'checked';
      readonly file: File | null;
      readonly draft: unknown;
      /** The input to send instead of the entry's input, because the check has changed the file. */
      readonly input?: OutboxEntry['input'];
    }
  | Exclude<SendResult, { readonly state: 'sent' }>;

export interface SendOutboxOptions {
  readonly memberId: string;
  readonly send: (entry: OutboxEntry, file: File | null) => Promise<SendResult>;
  /** Checks an entry before the first attempt to send it. If this function is missing, unchecked entries wait. */
  readonly check?: (entry: OutboxEntry, file: File | null) => Promise<CheckResult>;
  /**
   * Called if the server has refused a quiet entry. Unless the entry has `isKept`, it is removed first. If this
   * function is missing, the refused entry waits for a run that has the function.
   */
  readonly onRefused?: (entry: OutboxEntry, message: string) => void;
  /**
   * True if the network has returned or the member has signed in again. Entries that waited for the network or the
   * sign-in are then sent, even if their `retryAt` is later.
   */
  readonly isBack?: boolean;
  /**
   * Returns whether the server would accept entries in the state 'limit-reached' again. Called only if `isBack` is
   * true. If this function is missing, these entries continue to wait.
   */
  readonly isLimitOver?: () => Promise<boolean>;
  readonly now?: () => number;
}

const FIRST_WAIT_MS = 5000;
const LONGEST_WAIT_MS = 15 * 60_000;

/**
 * Returns the wait before the next attempt in milliseconds. The wait doubles with each attempt, from 5 seconds to 15
 * minutes.
 */
export const retryDelayMsAfter = (attempts: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);

/**
 * Sends a member's waiting entries, the oldest first. Waits while another tab or worker sends entries. Stops if there
 * is no network, if the server is busy or does not respond, or if the session has ended. Resolves to the time of the
 * next attempt in milliseconds since 1970, or to null if no next attempt is planned.
 */
export const sendOutbox = (run: SendOutboxOptions): Promise<number | null> =>
  // In a browser without locks, two runs can send an entry at the same time. For a share, the idempotency key prevents
  // a second item.
  runExclusively('boloboard-outbox', async () => {
    const { memberId, check, now = Date.now } = run;
    await recover(run);
    while (navigator.onLine) {
      const entries = await listOutbox(memberId);
      const next = entries.find(
        ({ state, isChecked }) => state === 'waiting' && (isChecked || check !== undefined),
      );
      if (!next) return null;
      if (next.retryAt > now()) return next.retryAt;
      const after = await sendOne(next, run, now());
      if (after?.state === 'sign-in') return null;
      if (after?.state === 'waiting') return after.retryAt;
      if (after?.state === 'limit-reached') await holdBack(after);
    }
    return null;
  });

/** Sends an entry. Returns the changed entry, or null if it was sent. */
async function sendOne(
  entry: OutboxEntry,
  run: SendOutboxOptions,
  now: number,
): Promise<OutboxEntry | null> {
  const attempts = entry.attempts + 1;
  let sending: OutboxEntry = { ...entry, attempts, state: 'sending', message: null };
  await updateOutboxEntry(sending);
  const result = await attempt(async () => {
    const file = await readOutboxFile(entry);
    if (entry.isChecked || !run.check) return run.send(sending, file);
    const checked = await run.check(sending, file);
    if (checked.state !== 'checked') return checked;
    // Stores the result of the check, so that a retry does not check the picture again.
    const { draft, input = sending.input } = checked;
    sending = { ...sending, isChecked: true, draft, input };
    await updateOutboxEntryAndFile(sending, checked.file);
    return run.send(sending, checked.file);
  });
  if (result.state === 'sent') {
    await removeFromOutbox(entry);
    return null;
  }
  const changed = withResult(sending, result, now);
  if (await removeRefused(changed, run)) return null;
  await updateOutboxEntry(changed);
  if (result.state === 'failed' && entry.isQuiet) run.onRefused?.(entry, result.message);
  return changed;
}

/**
 * If the server has refused a quiet entry, removes the entry, calls `onRefused` and returns true. Does nothing and
 * returns false for any other entry, for an entry with `isKept`, and if `onRefused` is missing.
 */
async function removeRefused(
  entry: OutboxEntry,
  { onRefused }: SendOutboxOptions,
): Promise<boolean> {
  if (entry.state !== 'failed' || !entry.isQuiet || entry.isKept || !onRefused) return false;
  await removeFromOutbox(entry);
  onRefused(entry, entry.message ?? '');
  return true;
}

async function attempt(send: () => Promise<SendResult>): Promise<SendResult> {
  try {
    return await send();
  } catch (error) {
    console.warn('Could not send a call of the outbox.', error);
    return { state: 'failed', message: 'Something went wrong. Please try again.' };
  }
}

function withResult(
  entry: OutboxEntry,
  result: Exclude<SendResult, { readonly state: 'sent' }>,
  now: number,
): OutboxEntry {
  if (result.state === 'waiting') {
    const retryAt = now + (result.retryAfterMs ?? retryDelayMsAfter(entry.attempts));
    return { ...entry, state: 'waiting', message: result.message, retryAt };
  }
  if (!('message' in result)) return { ...entry, state: result.state };
  const { state, message, draft = entry.draft } = result;
  return { ...entry, state, message, draft };
}

/**
 * Prepares the entries for a run. No other tab is sending now, so entries in the state 'sending' were interrupted. They
 * can be sent again, because the server accepts every queued call twice without a second effect.
 */
async function recover(run: SendOutboxOptions): Promise<void> {
  const { memberId, isBack = false, isLimitOver } = run;
  const entries = await listOutbox(memberId);
  const mayAsk = isBack && navigator.onLine && entries.some(hasReachedLimit);
  const limitIsOver = mayAsk && ((await isLimitOver?.()) ?? false);
  for (const entry of entries) {
    // Removes a quiet entry that was refused in an earlier run, because that run may have had no `onRefused`.
    if (await removeRefused(entry, run)) continue;
    const { state, message, retryAt } = entry;
    const waitedForNetwork = state === 'waiting' && message === null && retryAt > 0;
    const mayGoOn = isBack && (state === 'sign-in' || waitedForNetwork);
    if (state === 'sending' || mayGoOn || (limitIsOver && hasReachedLimit(entry)))
      await updateOutboxEntry({ ...entry, state: 'waiting', retryAt: 0 });
  }
}

const hasReachedLimit = ({ state }: OutboxEntry): boolean => state === 'limit-reached';

/**
 * Makes the member's other waiting calls to the same endpoint wait until the limit ends. Call this after the server has
 * refused a call because of a limit. The server would also refuse the other calls, but only after it has received their
 * files.
 */
async function holdBack({ memberId, endpoint }: OutboxEntry): Promise<void> {
  for (const entry of await listOutbox(memberId))
    if (entry.endpoint === endpoint && entry.state === 'waiting')
      await updateOutboxEntry({ ...entry, state: 'limit-reached' });
}
