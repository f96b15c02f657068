import type { AppealEntry, OwnRuling } from '@contract/schemas/appeal';
import type { CurrentUser } from '@contract/schemas/user';
import { page } from 'vitest/browser';
import { setResponse, setResponseByUrl, callsTo } from './fake-api';
import { setHomeResponses, setSignedInMemberResponses } from './home';
import { memberLike } from './members';

export const RULING_ID = 'r'.repeat(20);
const MOMENT = new Date(2026, 10, 23, 15, 4).toISOString();
const REMOVED_AT = new Date(2026, 11, 23, 15).toISOString();

const appealed: AppealEntry['appeal'] = {
  text: 'It is my own owl',
  at: MOMENT,
  status: 'pending',
  decidedAt: null,
  answer: '',
};

/**
 * Returns a ruling that hides an item, in the format of the API. The member can appeal against it. `change` overrides
 * its fields.
 */
export const rulingLike = (change: Partial<OwnRuling> = {}): OwnRuling => ({
  id: RULING_ID,
  kind: 'hidden_item',
  at: MOMENT,
  text: null,
  reason: 'spam',
  item: { id: 'owl', title: 'Brass owl' },
  until: REMOVED_AT,
  isAutomatic: false,
  end: null,
  appeal: null,
  mayAppeal: true,
  ...change,
});

export const suspensionLike = (change: Partial<OwnRuling> = {}): OwnRuling =>
  rulingLike({ kind: 'suspension', text: 'You posted ads', reason: null, item: null, ...change });

export const appealedRulingFields = (
  change: Partial<AppealEntry['appeal']> = {},
): Partial<OwnRuling> => ({
  mayAppeal: false,
  appeal: { ...appealed, ...change },
});

/** Signs in the member whom the ruling concerns. Sets the responses for the ruling and for an appeal against it. */
export function setRulingResponses(ruling: OwnRuling, member: CurrentUser = memberLike()): void {
  setHomeResponses();
  setSignedInMemberResponses(member);
  setResponse('getOwnRuling', { ruling });
  setResponseByUrl('appeal', () => {
    const { text } = callsTo('appeal').at(-1)?.body as { readonly text: string };
    const after = { ...ruling, ...appealedRulingFields({ text }) };
    setResponse('getOwnRuling', { ruling: after });
    return { ruling: after };
  });
}

/**
 * Returns a pending appeal in the format of the queue. Its id contains the number `n`. `change` overrides its fields.
 */
export function appealLike(n = 1, change: Partial<AppealEntry> = {}): AppealEntry {
  const { mayAppeal: _mayAppeal, ...ruling } = rulingLike();
  return {
    ...ruling,
    id: `${RULING_ID}${n}`,
    appeal: appealed,
    member: { id: `member-${n}`, username: `olga${n}` },
    ruledBy: 'boss',
    decidedBy: null,
    notYours: null,
    version: '1',
    ...change,
  };
}

/** The appeals that the faked server has stored. */
let stored: readonly AppealEntry[] = [];

/**
 * Replaces the stored appeals, as if another admin had changed them. Decisions in the test also change the stored
 * appeals. Call this function after `setReportQueueResponses`.
 */
export function setAppealResponses(appeals: readonly AppealEntry[]): void {
  stored = appeals;
  setResponseByUrl('listAppeals', ({ searchParams }) => {
    const status = searchParams.get('status') ?? 'pending';
    const shown = stored.filter(({ appeal }) => status === 'all' || appeal.status === status);
    const pending = stored.filter(({ appeal }) => appeal.status === 'pending').length;
    return { appeals: [...shown], pending, next: null };
  });
  setResponseByUrl('decideAppeal', ({ pathname }) => {
    const { outcome, answer: text } = callsTo('decideAppeal').at(-1)?.body as Decision;
    stored = stored.map((one) =>
      pathname.endsWith(one.id) ? decidedAppeal(one, { status: outcome, answer: text }) : one,
    );
    const decided = stored.find(({ id }) => pathname.endsWith(id)) ?? appealLike();
    return { body: { appeal: decided }, etag: decided.version };
  });
}

interface Decision {
  readonly outcome: 'granted' | 'rejected';
  readonly answer: string;
}

export const decidedAppeal = (
  entry: AppealEntry,
  change: Partial<AppealEntry['appeal']>,
): AppealEntry => ({
  ...entry,
  appeal: { ...entry.appeal, decidedAt: MOMENT, ...change },
  decidedBy: 'root',
  version: '2',
});

export const appealCards = () => page.getByRole('listitem').filter({ hasText: 'Appeal of' });
export const appealCard = (n: number) => appealCards().filter({ hasText: `Appeal of @olga${n}` });
export const appealDialog = (n: number) =>
  page.getByRole('dialog', { name: `Appeal of @olga${n}` });
