import { parseItemListView } from '@contract/rules/item-list-view';
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { foldPage, isFoldedSmall, type Kept } from './fold-page';
import { SEARCH_FIELD } from './search-field';

/** A tap moves the focus before the click. Wait, so that the target does not move away. */
const TAP_MS = 100;

/**
 * Folds what is above the list while the reader searches: as long as the search field has the focus or the address has a
 * search. The style sheets fold only on phones. Returns the props of the page.
 * @param folded the class of `page` while it is folded
 */
export function useSearchFold(page: RefObject<HTMLElement | null>, folded: string) {
  const [address] = useSearchParams();
  const isPop = useNavigationType() === NavigationType.Pop;
  const hasSearch = parseItemListView(address).search !== '';
  const [isHeld, setHeld] = useState(false);
  const isFolded = isHeld || hasSearch;
  const [wasFolded] = useState(isFolded);
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
  const followAddress = useEffectEvent(() => {
    if (hasSearch || !isPop || !held.current) return;
    hold(false, 'history');
    searchField()?.blur();
  });
  const isFirst = useRef(true);
  useEffect(() => {
    // The field may have got the focus before the page was hydrated. Later, Back leaves the search.
    if (!isFirst.current) followAddress();
    else takeFocus();
    isFirst.current = false;
  }, [hasSearch]);

  return {
    /** Of the first render. Later `foldPage` sets the class, because the scroll position has to follow immediately. */
    className: wasFolded ? folded : undefined,
    onFocus: ({ target }: FocusEvent) => {
      if (isSearchField(target)) hold(true, 'screen');
    },
    onBlur: ({ target }: FocusEvent) => {
      if (!isSearchField(target)) return;
      setTimeout(() => {
        if (!hasFocus()) hold(false, 'screen');
      }, TAP_MS);
    },
    onKeyDown: ({ key, target, nativeEvent }: KeyboardEvent) => {
      if (key !== 'Escape' || nativeEvent.isComposing || !(target instanceof HTMLElement)) return;
      if (!isSearchField(target) || !page.current || !isFoldedSmall(page.current)) return;
      hold(false, 'top');
      target.blur();
    },
  };
}

const isSearchField = ({ id }: Element): boolean => id === SEARCH_FIELD;
const searchField = () => document.getElementById(SEARCH_FIELD);
/** Also while another window has the focus. */
const hasFocus = (): boolean => document.activeElement?.id === SEARCH_FIELD;
