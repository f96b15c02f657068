import { type ProfilePage, profilePageSchema } from '@contract/schemas/profile';
import { type UserStats, userStatsSchema } from '@contract/schemas/user-stats';
import type { ItemRecord } from '@contract/schemas/item-record';
import { newestItemsHeaders } from '../../support/newest-items';
import { call } from './api';
import { db } from './environment';
import { storeItems } from './item-list';
import type { Member } from './member';

interface ProfileCall {
  readonly as?: Pick<Member, 'cookie'> | undefined;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Requests a profile, which includes all earlier changes of items. */
export const getProfile = (username: string | null, { headers, ...sent }: ProfileCall = {}) =>
  call('getProfile', {
    ...(sent.as && { as: sent.as }),
    ...(sent.query && { query: sent.query }),
    params: { username: username ?? '' },
    headers: { ...newestItemsHeaders(), ...headers },
  });

export async function profileOf(
  { username }: Pick<Member, 'username'>,
  sent: ProfileCall = {},
): Promise<ProfilePage> {
  const response = await getProfile(username, sent);
  if (!response.ok) throw new Error(`The profile did not open: ${await response.text()}`);
  return profilePageSchema.parse(await response.json());
}

export async function profileStatsOf({ username }: Pick<Member, 'username'>): Promise<UserStats> {
  const params = { username: username ?? '' };
  const response = await call('getProfileStats', { params, headers: newestItemsHeaders() });
  return userStatsSchema.parse(await response.json());
}

export const setBio = (as: Pick<Member, 'cookie'>, bio: unknown) =>
  call('setBio', { as, json: { bio } });

export const pinItem = (as: Pick<Member, 'cookie'>, itemId: string) =>
  call('pinItem', { as, params: { itemId } });

export const unpinItem = (as: Pick<Member, 'cookie'>, itemId: string) =>
  call('unpinItem', { as, params: { itemId } });

/** Stores items of a member, the oldest first. Returns their ids. */
export async function storeItemsOf(
  { uid, username }: Member,
  changes: readonly Partial<ItemRecord>[],
): Promise<string[]> {
  const minute = 60_000;
  const first = Date.now() - changes.length * minute;
  const refs = await storeItems(
    changes.map((change, n) => ({
      ownerId: uid,
      username: username ?? '',
      addedAt: new Date(first + n * minute),
      ...change,
    })),
  );
  return refs.map(({ id }) => id);
}

/** Returns the bio and the pins that a member's private document and profile have. */
export async function storedBioAndPins({ uid }: Member) {
  const [user, profile] = await db.getAll(db.doc(`users/${uid}`), db.doc(`profiles/${uid}`));
  const extras = [user, profile].map((document) => ({
    bio: document?.get('bio') as unknown,
    pinnedItemIds: document?.get('pinnedItemIds') as unknown,
  }));
  return { user: extras[0], profile: extras[1] };
}

/** Ends a member's plan, and removes the premium badge from the profile like the job `removeEndedBadges` does. */
export async function endPremium({ uid }: Member): Promise<void> {
  const ended = { subscriptionStatus: 'canceled', subscriptionEndDate: new Date(0) };
  await db.doc(`users/${uid}`).update(ended);
  await db.doc(`profiles/${uid}`).update({ isPremiumUser: false });
}
