import { pageNumber } from '@contract/schemas/pagination';
import type { ProfileFirstPage } from '@contract/schemas/profile-first-page';
import { usernameSchema } from '@contract/schemas/username';
import { profileHead } from '../domain/profiles/profile-head';
import { NO_PAGE, type PageToAnswer } from './page-answer';

const PROFILE_PATH = /^\/user\/(.*?)\/?$/;

interface ProfileRequest {
  readonly path: string;
  /** Without tracking parameters, such as '?page=2' or ''. */
  readonly query: string;
  /** Of the site. */
  readonly origin: string;
}

export const isProfilePath = (path: string): boolean => PROFILE_PATH.test(path);

/**
 * Returns the page of `/user/{username}`. Under an earlier name of a member, or a name in another case, it is a redirect to the
 * current one. Under a name that nobody has, it is a 404.
 * @param read returns null if the profile cannot be read
 */
export async function profilePage(
  { path, query, origin }: ProfileRequest,
  read: (username: string, page: number) => Promise<ProfileFirstPage | null>,
): Promise<PageToAnswer> {
  const username = usernameIn(path);
  if (username === null) return { ...NO_PAGE, status: 404 };
  const page = pageIn(query);
  const firstPage = await read(username, page ?? 1);
  if (!firstPage) return NO_PAGE;
  const { profile } = firstPage;
  if (!profile) return { ...NO_PAGE, firstPage: query === '' ? firstPage : null, status: 404 };
  const current = `/user/${profile.page.user.username}`;
  if (current !== path) return { ...NO_PAGE, movedTo: `${current}${query}` };
  return {
    firstPage: page === null ? null : firstPage,
    head: profileHead(profile, origin),
    isListed: query === '',
    status: 200,
  };
}

/** Returns null for what no username can be. */
function usernameIn(path: string): string | null {
  try {
    const name = decodeURIComponent(PROFILE_PATH.exec(path)?.[1] ?? '');
    return usernameSchema.safeParse(name).data ?? null;
  } catch {
    // The path is malformed.
    return null;
  }
}

/** Returns null if the query holds something else than a page. */
function pageIn(query: string): number | null {
  const address = new URLSearchParams(query);
  if ([...address.keys()].some((name) => name !== 'page')) return null;
  return pageNumber.safeParse(address.get('page') ?? undefined).data ?? 1;
}
