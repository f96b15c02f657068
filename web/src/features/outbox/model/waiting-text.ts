import { formatCount } from '@/lib/format';
import type { OutboxEntry } from '@/lib/outbox/outbox-entry';

type Kind = 'share' | 'comment' | 'report';

/** The kinds in the order in which sentences list them. */
const KINDS: readonly Kind[] = ['share', 'comment', 'report'];

const OF_CALLS: Readonly<Record<string, Kind>> = {
  postComment: 'comment',
  reportItem: 'report',
  reportComment: 'report',
};

const DONE = { share: 'shared', comment: 'posted', report: 'sent' } as const;

const kindOf = ({ endpoint }: OutboxEntry): Kind => OF_CALLS[endpoint] ?? 'share';

const list = new Intl.ListFormat('en-US');

/** Returns the numbers of queued calls by kind, such as '1 share and 2 comments'. */
export const queuedCallCounts = (entries: readonly OutboxEntry[]): string =>
  list.format(
    kindsIn(entries).map((kind) =>
      formatCount(entries.filter((entry) => kindOf(entry) === kind).length, kind),
    ),
  );

const kindsIn = (entries: readonly OutboxEntry[]) =>
  KINDS.filter((kind) => entries.some((entry) => kindOf(entry) === kind));

export interface SignOutQuestionTexts {
  /** The title of the question, such as 'You have shares and comments waiting and a draft'. */
  readonly title: string;
  readonly done: string;
  /** The end of the sentence that begins with 'We couldn't send it'. */
  readonly failed: string;
}

/** Returns the texts of the question before signing out. Returns null if no call is queued. */
export function signOutQuestionTexts(
  entries: readonly OutboxEntry[],
  hasDraft: boolean,
): SignOutQuestionTexts | null {
  const kinds = kindsIn(entries);
  const [first] = kinds;
  if (!first) return null;
  return {
    title: `You have ${list.format(kinds.map((kind) => `${kind}s`))} waiting${hasDraft ? ' and a draft' : ''}`,
    done: kinds.length === 1 ? DONE[first] : 'sent',
    // Names the home page only for shares, because the home page lists only queued shares.
    failed: kinds.includes('share') ? 'now. The home page shows why.' : 'now.',
  };
}
