import { achievementsEndpoints } from '@contract/endpoints/achievements';
import { profilesEndpoints } from '@contract/endpoints/profiles';
import { RENDERED_CARD_COUNT, withoutPlaceholdersAfter } from '@contract/rules/rendered-cards';
import type { ErrorCode } from '@contract/schemas/error';
import type { ProfilePage } from '@contract/schemas/profile';
import type { ProfileFirstPage, PublicProfile } from '@contract/schemas/profile-first-page';
import type { VisitorApiClient } from '../../gateways/first-page/visitor-api-client';
import { AppError } from '../../lib/app-error';
import { createLruCache } from '../../lib/lru-cache';
import type { VisitorCallLimiter } from './visitor-call-limiters';

const { getProfile, getProfileStats } = profilesEndpoints;
const { listAchievementsOf } = achievementsEndpoints;

/** The number of calls for a profile: `getProfile`, `getProfileStats` and `listAchievementsOf`. */
const PROFILE_CALLS = 3;

/** The result if the requested name is a member's earlier name, or the current name in another case. */
export interface RenamedProfile {
  /** The member's current name. */
  readonly movedTo: string;
}

/**
 * Reads what a visitor sees of a member, with page 1 of the items. Makes only one call if nobody has the name, or if
 * the member has another name now.
 */
export async function readProfileFirstPage(
  limited: VisitorCallLimiter,
  username: string,
  now: () => Date,
): Promise<ProfileFirstPage | RenamedProfile> {
  const readAt = now().getTime();
  return limited.spend(PROFILE_CALLS, async (calls) => {
    const reading = calls.get(getProfile, { params: { username }, query: {} });
    const page = await nullIf('not_found', reading);
    if (page && page.user.username !== username) return { movedTo: page.user.username };
    const profile = page && (await publicProfile(calls, page));
    return { kind: 'profile', readAt, username, page: 1, profile };
  });
}

async function publicProfile(calls: VisitorApiClient, page: ProfilePage): Promise<PublicProfile> {
  const { id, username, isPremiumUser } = page.user;
  const [stats, achievements] = await Promise.all([
    calls.get(getProfileStats, { params: { username } }),
    // Leaves out the achievements if the API forbids them. This can happen because a member's badge stays for some
    // minutes after the plan has ended.
    isPremiumUser
      ? nullIf('forbidden', calls.get(listAchievementsOf, { params: { userId: id } }))
      : null,
  ]);
  return { page: withoutPlaceholdersAfter(page, RENDERED_CARD_COUNT), stats, achievements };
}

async function nullIf<Result>(code: ErrorCode, work: Promise<Result>): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && error.code === code) return null;
    throw error;
  }
}

/**
 * Creates a function that returns the data of a later page of a profile, from the data of page 1 and without a call.
 * Each page still counts against the limit, because the server renders it. Throws the same errors as
 * `VisitorCallLimiter.count`.
 */
export function createLaterPageCache(limited: VisitorCallLimiter, maxPages: number) {
  const kept = createLruCache<Record<'first' | 'later', ProfileFirstPage>>(maxPages);
  return (first: ProfileFirstPage, page: number): ProfileFirstPage => {
    const key = `${first.username}?page=${page}`;
    const last = kept.get(key);
    if (last?.first === first) return last.later;
    limited.count();
    const later = { ...first, page };
    kept.set(key, { first, later });
    return later;
  };
}
