import type { MeasuredPage } from '../phone/measured-pages';
import type { PageGoals } from './figures';

/**
 * The goals of an item's page. They are easier to reach than the goals of other pages, because an item's page also
 * loads Firestore to show changes live.
 */
const ITEM = { performance: 94, tbtMs: 250 };
const OTHER = { performance: 97, tbtMs: 150 };

const UNLISTED = ['is-crawlable'];
const NOT_FOUND = [...UNLISTED, 'http-status-code', 'errors-in-console'];

/** Returns the goals of a page, which docs/performance.md states. */
export function goalsOf({ route, lighthouse }: MeasuredPage): PageGoals {
  const goals = route.startsWith('/item/') ? ITEM : OTHER;
  if (route === '*') return { ...goals, failOnPurpose: NOT_FOUND };
  return { ...goals, failOnPurpose: lighthouse === 'listed' ? [] : UNLISTED };
}
