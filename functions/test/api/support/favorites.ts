import { favoriteListSchema, favoriteStateSchema } from '@contract/schemas/favorite';
import { call } from './api';
import { db } from './environment';
import type { Member } from './member';

type As = Pick<Member, 'cookie'>;

export const addFavorite = (as: As, userId: string) =>
  call('addFavorite', { as, params: { userId } });

export const removeFavorite = (as: As, userId: string) =>
  call('removeFavorite', { as, params: { userId } });

export const checkFavorite = (as: As, userId: string) =>
  call('checkFavorite', { as, params: { userId } });

export const isFavorited = async (response: Promise<Response>): Promise<boolean> =>
  favoriteStateSchema.parse(await (await response).json()).isFavorited;

export async function favoritesOf(
  as: As,
  query: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
) {
  const response = await call('listFavorites', { as, query, headers });
  if (!response.ok) throw new Error(`The call failed: ${await response.text()}`);
  return favoriteListSchema.parse(await response.json());
}

export async function readStoredFavoriteIds({ uid }: Pick<Member, 'uid'>): Promise<string[]> {
  const { docs } = await db.collection(`users/${uid}/favorites`).get();
  return docs.map(({ id }) => id).sort();
}

/** Returns the ids of the member's notifications about followers. */
export async function followerNotificationIds({ uid }: Pick<Member, 'uid'>): Promise<string[]> {
  const { docs } = await db
    .collection(`users/${uid}/notifications`)
    .where('type', '==', 'follow')
    .get();
  return docs.map(({ id }) => id).sort();
}
