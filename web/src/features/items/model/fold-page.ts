const SETTLE_MS = 150;

/**
 * What stays where it is when a page folds or unfolds: what is on the screen; the top of the page, if the reader is there; or
 * nothing, because the browser restores the scroll position of a history entry.
 */
export type Kept = 'screen' | 'top' | 'history';

/** Folds a page with its class, or unfolds it, and moves the scroll position by as much as the page gets longer. */
export function foldPage(page: HTMLElement, folded: string, isFolded: boolean, kept: Kept): void {
  if (page.classList.contains(folded) === isFolded) return;
  const { scrollY } = window;
  const before = heightOf(page);
  page.classList.toggle(folded, isFolded);
  const added = heightOf(page) - before;
  if (added === 0) return;
  const isAtTop = kept === 'top' && scrollY === 0;
  if (kept !== 'history' && !isAtTop) window.scrollTo(0, Math.max(0, scrollY + added));
  settle(page);
}

/** Returns whether the page has the class, and the class has an effect on this screen size. */
export const isFoldedSmall = (page: HTMLElement): boolean =>
  getComputedStyle(page).getPropertyValue('--search-order') !== '';

const heightOf = (element: HTMLElement): number => element.getBoundingClientRect().height;

/** Everything has its place immediately, so that a phone finds the focused field above its keyboard. */
function settle(page: HTMLElement): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  page.animate([{ opacity: 0.4, transform: 'translateY(0.5rem)' }, {}], {
    duration: SETTLE_MS,
    easing: 'ease-out',
  });
}
