import { parseItemListView } from '@contract/rules/item-list-view';
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { endSearch, SEARCH_ENDED_EVENT, SEARCH_FIELD_ID } from '../model/search-field';

interface HomePageFoldOnSearchProps {
  readonly page: RefObject<HTMLElement | null>;
  /** The class that `page` has while it is folded. */
  readonly folded: string;
}

/**
 * Folds the home page during a search on a phone, so that the results are directly below the search field. Renders
 * nothing. The code loads after the first paint, because nobody searches before that.
 */
export function HomePageFoldOnSearch({ page, folded }: HomePageFoldOnSearchProps) {
  useSearchFold(page, folded);
  return null;
}

/**
 * The wait in milliseconds before the page unfolds, after the search field has lost the focus. A tap on another element
 * moves the focus before the click. If the page unfolded immediately, the tapped element would move away from the
 * finger.
 */
const TAP_MS = 100;

/**
 * Folds the parts above the list while the search field has the focus, or while the URL has a search. The style sheets
 * apply the fold only on phones.
 * @param folded the class that `page` has while it is folded
 */
function useSearchFold(page: RefObject<HTMLElement | null>, folded: string): void {
  const [searchParams] = useSearchParams();
  const isPop = useNavigationType() === NavigationType.Pop;
  const hasSearch = parseItemListView(searchParams).search !== '';
  const [isHeld, setHeld] = useState(false);
  const isFolded = isHeld || hasSearch;
  const held = useRef(false);
  const kept = useRef<Kept | null>(null);

  const hold = (isNowHeld: boolean, keeps: Kept) => {
    if (held.current === isNowHeld) return;
    held.current = isNowHeld;
    if (!hasSearch) kept.current = keeps;
    setHeld(isNowHeld);
  };

  const change = useEffectEvent(() => {
    const keeps = kept.current ?? (isPop ? 'history' : 'top');
    if (page.current) foldPage(page.current, folded, isFolded, keeps);
    kept.current = null;
  });
  useLayoutEffect(() => change(), [isFolded]);

  const takeFocus = useEffectEvent(() => {
    if (hasFocus()) hold(true, 'screen');
  });
  const endedByBack = useEffectEvent(() => hold(false, 'history'));
  const followUrl = useEffectEvent(() => {
    if (!hasSearch && isPop && held.current) endSearch();
  });
  const isFirst = useRef(true);
  useEffect(() => {
    // For the first URL, only checks whether the field has the focus, because it may have been focused before this code
    // was loaded. For each later URL, ends the search if the reader has left it by Back.
    if (!isFirst.current) followUrl();
    else takeFocus();
    isFirst.current = false;
  }, [hasSearch]);

  const leaveFocus = useEffectEvent(({ target }: FocusEvent) => {
    if (!isSearchField(target)) return;
    setTimeout(() => {
      if (!hasFocus()) hold(false, 'screen');
    }, TAP_MS);
  });
  const leaveByEscape = useEffectEvent(({ key, target, isComposing }: KeyboardEvent) => {
    if (key !== 'Escape' || isComposing || !isSearchField(target)) return;
    if (!page.current || !isFoldedSmall(page.current)) return;
    hold(false, 'top');
    target.blur();
  });
  useEffect(() => {
    const focused = () => takeFocus();
    const ended = () => endedByBack();
    const left = (event: FocusEvent) => leaveFocus(event);
    const pressed = (event: KeyboardEvent) => leaveByEscape(event);
    // Listens on the document, so that the React listeners of the search field run first and can clear the search.
    document.addEventListener('focusin', focused);
    document.addEventListener(SEARCH_ENDED_EVENT, ended);
    document.addEventListener('focusout', left);
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('focusin', focused);
      document.removeEventListener(SEARCH_ENDED_EVENT, ended);
      document.removeEventListener('focusout', left);
      document.removeEventListener('keydown', pressed);
    };
  }, []);
}

const isSearchField = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.id === SEARCH_FIELD_ID;
/** Returns whether the search field is focused, even while another window has the focus. */
const hasFocus = (): boolean => document.activeElement?.id === SEARCH_FIELD_ID;

const SETTLE_MS = 150;

/**
 * The content that stays in place when a page folds or unfolds. 'screen': the content on the screen. 'top': the top of
 * the page, if the page is scrolled to the top. 'history': none, because the browser restores the scroll position of
 * the history entry.
 */
type Kept = 'screen' | 'top' | 'history';

/** Folds or unfolds a page by setting its class. Then scrolls so that the content that `kept` names stays in place. */
function foldPage(page: HTMLElement, folded: string, isFolded: boolean, kept: Kept): void {
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

/** Returns whether the page is folded on this screen. On large screens, the class `folded` has no effect. */
const isFoldedSmall = (page: HTMLElement): boolean =>
  getComputedStyle(page).getPropertyValue('--search-order') !== '';

const heightOf = (element: HTMLElement): number => element.getBoundingClientRect().height;

/**
 * Animates the whole page for a moment after it was folded or unfolded. The parts of the page do not animate, so that
 * the focused field is immediately in its final place above a phone's keyboard.
 */
function settle(page: HTMLElement): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  page.animate([{ opacity: 0.4, transform: 'translateY(0.5rem)' }, {}], {
    duration: SETTLE_MS,
    easing: 'ease-out',
  });
}
