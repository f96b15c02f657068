import { PAGE_ALLOWANCE, type Viewer } from '@contract/rules/page-allowance';
import { ApiError } from '@/services/api-error';

/** What it takes to see a page that one may not see yet. */
export type PageRight = 'sign-in' | 'premium';

/** What a page takes that is beyond a viewer's rights; null where they may see it, or are not known. */
export function rightMissing(viewer: Viewer | null, page: number): PageRight | null {
  if (viewer === null || page <= PAGE_ALLOWANCE[viewer]) return null;
  return viewer === 'visitor' ? 'sign-in' : 'premium';
}

/** What the server said that a page takes; null where it failed by something else. */
export function rightRefused(error: unknown): PageRight | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'sign_in_required') return 'sign-in';
  return error.code === 'premium_required' ? 'premium' : null;
}
