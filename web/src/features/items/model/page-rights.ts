import { PAGE_ALLOWANCE, type Viewer } from '@contract/rules/page-allowance';
import { ApiError } from '@/services/api-error';

/** The right that a viewer needs to see a page of a list: docs/product.md#page-rights. */
export type PageRight = 'sign-in' | 'premium';

/**
 * Returns the right that the viewer needs for this page but does not have. Returns null if the viewer may see the page,
 * or if the session is still loading.
 */
export function missingRight(viewer: Viewer | null, page: number): PageRight | null {
  if (viewer === null || page <= PAGE_ALLOWANCE[viewer]) return null;
  return viewer === 'visitor' ? 'sign-in' : 'premium';
}

/**
 * Returns the right that the viewer lacks according to the server's error response. Returns null for any other error.
 */
export function missingRightFromError(error: unknown): PageRight | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'sign_in_required') return 'sign-in';
  return error.code === 'premium_required' ? 'premium' : null;
}
