import type { OutboxEntry } from '@/lib/outbox/outbox-entry';

/**
 * Returns the text that the panel shows for an entry. Without a network, the text never says that the entry is being
 * sent.
 */
export function entryText({ state, message, isChecked }: OutboxEntry, isOnline: boolean): string {
  switch (state) {
    case 'sending':
      return isOnline ? 'Sharing...' : WHEN_BACK;
    case 'sign-in':
      return 'Sign in to send.';
    case 'waiting':
      if (message !== null) return message;
      return isChecked ? WHEN_BACK : CHECKED_WHEN_BACK;
    case 'limit-reached':
      return LIMIT_REACHED;
    case 'needs-decision':
    case 'failed':
      return message ?? 'Something went wrong. Please try again.';
  }
}

const WHEN_BACK = 'It will be shared when you are back online.';
const CHECKED_WHEN_BACK =
  'It will be checked and shared when you are back online and this app is open.';
const LIMIT_REACHED =
  'You have no submissions left. It will be shared when you open this app in a new month or after an upgrade.';

const waitsByItself = ({ state }: OutboxEntry) =>
  state === 'waiting' || state === 'sending' || state === 'limit-reached';

/** Returns a summary of the entries. Screen readers announce it when it changes. */
export function outboxSummary(entries: readonly OutboxEntry[]): string {
  const waiting = entries.filter(waitsByItself).length;
  const others = entries.length - waiting;
  const parts = [
    waiting > 0 && `${shareCountText(waiting)} waiting`,
    others > 0 && `${shareCountText(others)} ${others === 1 ? 'needs' : 'need'} your attention`,
  ];
  return parts.filter(Boolean).join(', ');
}

export const shareCountText = (count: number): string =>
  count === 1 ? '1 share' : `${count} shares`;
