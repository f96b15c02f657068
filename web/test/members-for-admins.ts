import type { MemberListEntry, MemberSheetData } from '@contract/schemas/members-for-admins';
import type { CurrentUser } from '@contract/schemas/user';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { setResponse, setResponseByUrl, callsTo } from './fake-api';
import { setHomeResponses, setSignedInMemberResponses } from './home';
import { ADMIN } from './moderation';
import { renderApp } from './render';

/** Nov 23, 2026, 3:04 PM in the time zone of the test. */
const MOMENT = new Date(2026, 10, 23, 15, 4).toISOString();
/** Nov 30, 2026, 3:04 PM in the time zone of the test. */
export const A_WEEK_LATER = new Date(2026, 10, 30, 15, 4).toISOString();

/** Returns a member in the format of the lists for admins. `change` overrides its fields. */
export const listedMemberLike = (change: Partial<MemberListEntry> = {}): MemberListEntry => ({
  id: 'olga-1',
  username: 'olga',
  email: 'olga@example.com',
  pictureUrl: null,
  createdAt: MOMENT,
  isPremium: false,
  isAdmin: false,
  suspension: null,
  ...change,
});

/** Returns a member in the format of the member sheet, an admin page. `change` overrides its fields. */
export const memberSheetLike = (change: Partial<MemberSheetData> = {}): MemberSheetData => ({
  ...listedMemberLike(),
  suspension: null,
  firstName: 'Olga',
  lastName: 'Stone',
  subscriptionStatus: null,
  subscriptionPlan: null,
  subscriptionEndDate: null,
  isOwn: false,
  counts: { items: 2, hiddenItems: 1, reportsMade: 0, reportsReceived: 1 },
  reporter: { upheld: 1, decided: 3 },
  sessions: [{ deviceName: 'Chrome on Mac', createdAt: MOMENT, lastSeenOn: '2026-11-24' }],
  decisions: [],
  notes: [],
  version: 'none',
  ...change,
});

export const suspensionFields = (
  change: Partial<NonNullable<MemberSheetData['suspension']>> = {},
): Pick<MemberSheetData, 'suspension' | 'version'> => ({
  suspension: { since: MOMENT, until: A_WEEK_LATER, text: 'Sold fakes', by: 'root', ...change },
  version: 'ruling-1',
});

export const withEntityTag = (member: MemberSheetData) => ({
  body: { member },
  etag: member.version,
});

/** The member whom the faked server has stored. */
let stored = memberSheetLike();

/** Changes the stored member, as if another admin had changed it. */
export const changeStoredMember = (change: Partial<MemberSheetData>): MemberSheetData =>
  (stored = { ...stored, ...change });

/**
 * Signs in an admin. Sets the responses for a list of these members, in pages of 2. Each search finds only the first
 * member.
 */
export function setMemberListResponses(
  members: readonly MemberListEntry[],
  admin: CurrentUser = ADMIN,
): void {
  setHomeResponses();
  setSignedInMemberResponses(admin);
  setResponseByUrl('listMembers', ({ searchParams }) => {
    const start = Number(searchParams.get('cursor') ?? 0);
    const found = searchParams.get('q') === null ? members : members.slice(0, 1);
    const next = start + 2 < found.length ? String(start + 2) : null;
    return { members: found.slice(start, start + 2), next };
  });
}

/** Signs in an admin. Sets the responses for the member sheet. The admin's actions change the stored member. */
export function setMemberSheetResponses(change: Partial<MemberSheetData> = {}): void {
  stored = memberSheetLike(change);
  setMemberListResponses([listedMemberLike()]);
  setResponseByUrl('getMember', () => withEntityTag(stored));
  const changes = (
    name: 'warnMember' | 'suspendMember' | 'restoreMember' | 'addMemberNote',
    changeFor: () => Partial<MemberSheetData>,
  ) => setResponseByUrl(name, () => withEntityTag(changeStoredMember(changeFor())));
  changes('warnMember', () => ({}));
  changes('suspendMember', () => suspensionFields());
  changes('restoreMember', () => ({ suspension: null, version: 'none' }));
  changes('addMemberNote', () => ({
    notes: [{ id: 'n1', text: bodyOf('addMemberNote').text, by: 'root', at: MOMENT }],
  }));
}

const bodyOf = (name: 'addMemberNote') => callsTo(name).at(-1)?.body as { text: string };

export async function openMemberList(url = '/admin?tab=members'): Promise<void> {
  await renderApp(url);
  await expect.element(memberRows().first()).toBeVisible();
}

export const memberRows = () => page.getByRole('group', { name: 'Members' }).getByRole('listitem');

/** Opens the member sheet of the member whom `setMemberSheetResponses` has stored. */
export async function openMemberSheet(): Promise<void> {
  await renderApp('/admin?tab=members&member=olga-1');
  await expect.element(page.getByRole('heading', { name: '@olga' })).toBeVisible();
}

/** Sets the response for the items of the member: two items, and the second one is hidden. */
export const setMemberItemResponses = (firstTitle = 'Brass owl'): void =>
  setResponse('listMemberItems', {
    items: [firstTitle, 'Tin owl'].map((title, index) => ({
      id: `owl${index}`,
      title,
      soldPrice: '34.99',
      platform: 'ebay' as const,
      createdAt: MOMENT,
      thumbnailUrl: null,
      isHidden: index === 1,
    })),
    next: null,
  });
