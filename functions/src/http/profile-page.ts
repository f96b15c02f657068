import { pageNumberIn, pageNumberQuery } from '@contract/rules/page-search';
import type { ProfileFirstPage } from '@contract/schemas/profile-first-page';
import { usernameSchema } from '@contract/schemas/username';
import { profileHead } from '../domain/profiles/profile-head';
import type { MovedProfile } from '../services/site/profile-reads';
import { SHELL_ONLY, type PageResponse } from './page-response';

/** The path of a profile. It ignores case, as the app's router does. */
const PROFILE_PATH = /^\/user\/(.*?)\/?$/i;

interface ProfileRequest {
  readonly path: string;
  /** The query of the URL without tracking parameters, such as '?page=2', or ''. */
  readonly query: string;
  /** The origin of the site, such as 'https://boloboard.com'. */
  readonly origin: string;
}

export const isProfilePath = (path: string): boolean => PROFILE_PATH.test(path);

/**
 * Returns the response for `/user/{username}`:
 * - the profile, if the URL is the one that the app writes;
 * - a redirect, if the member has another name or the URL is written differently, because the browser could not hydrate
 * the page;
 * - a 404, if nobody has the name.
 * @param read returns null if the profile cannot be read
 */
export async function profilePage(
  { path, query, origin }: ProfileRequest,
  read: (username: string, page: number) => Promise<ProfileFirstPage | MovedProfile | null>,
): Promise<PageResponse> {
  const username = usernameIn(path);
  if (username === null) return { ...SHELL_ONLY, status: 404 };
  const page = shownPage(query);
  const found = await read(username, page ?? 1);
  const url = `${path}${query}`;
  const isListed = query === '';
  if (!found) return { ...SHELL_ONLY, isListed };
  if ('profile' in found && !found.profile)
    return {
      ...SHELL_ONLY,
      firstPage: url === `/user/${username}` ? found : null,
      status: 404,
    };
  const current = 'movedTo' in found ? found.movedTo : username;
  const canonical = `/user/${current}${page === null ? query : pageNumberQuery(page)}`;
  if ('movedTo' in found || canonical !== url) return { ...SHELL_ONLY, movedTo: canonical };
  const head = found.profile && profileHead(found.profile, origin);
  return { firstPage: page === null ? null : found, head, isListed, status: 200 };
}

/** Returns the username in a path. Returns null if the path contains no valid username. */
function usernameIn(path: string): string | null {
  try {
    const name = decodeURIComponent(PROFILE_PATH.exec(path)?.[1] ?? '');
    return usernameSchema.safeParse(name).data ?? null;
  } catch {
    // The path contains an invalid percent-encoding.
    return null;
  }
}

/** Returns the page number in a query. Returns null if the query has other parameters. */
function shownPage(query: string): number | null {
  const parameters = new URLSearchParams(query);
  return [...parameters.keys()].every((name) => name === 'page') ? pageNumberIn(parameters) : null;
}
