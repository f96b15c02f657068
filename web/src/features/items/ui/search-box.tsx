import { parseItemListView } from '@contract/rules/item-list-view';
import { isSearchStart } from '@contract/rules/start-url';
import { ITEM_FILTERS, SEARCH_MAX_LENGTH } from '@contract/schemas/item-filters';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import fields from '@/components/field.module.css';
import { SearchIcon } from '@/components/icons';
import { classNames } from '@/lib/class-names';
import { endSearch, SEARCH_FIELD_ID, useRequestedSearchFocus } from '../model/search-field';
import styles from './search-box.module.css';

const DEBOUNCE_MS = 300;

/**
 * Called with the text of the search. If `replace` is true, the search refines the last search and replaces the entry
 * of the last search in the browser's history.
 */
type OnSearch = (search: string, options: { readonly replace: boolean }) => void;

interface SearchBoxProps {
  /** The text of the search in the URL. */
  readonly search: string;
  readonly onSearch: OnSearch;
}

export function SearchBox({ search, onSearch }: SearchBoxProps) {
  const { input, submit } = useSearchBox(search, onSearch);
  useRequestedSearchFocus();
  const [searchParams] = useSearchParams();
  return (
    <form
      role="search"
      // The browser opens this URL if the visitor submits the form before the app has started.
      action="/"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <span className={styles.icon}>
        <SearchIcon />
      </span>
      <input
        {...input}
        id={SEARCH_FIELD_ID}
        type="search"
        name="q"
        autoFocus={isSearchStart(searchParams)}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        aria-label={ITEM_FILTERS.search.label}
        placeholder="Search by title, username or category"
        className={classNames(fields.control, styles.input)}
      />
    </form>
  );
}

/**
 * Returns the search in the URL. Returns null if the URL does not belong to the list, for example because an item is
 * open over the list.
 */
function searchInUrl(): string | null {
  const { pathname, search } = window.location;
  return pathname === '/' ? parseItemListView(new URLSearchParams(search)).search : null;
}

/**
 * Searches when typing pauses. Ignores unfinished IME compositions. Updates the field when `search` changes, and when
 * Back or Forward changes the URL.
 */
function useSearchBox(search: string, onSearch: OnSearch) {
  const [typed, setTyped] = useState(search);
  const [sent, setSent] = useState(search);
  const [followed, setFollowed] = useState(search);
  const [isComposing, setComposing] = useState(false);
  /** Whether the next search replaces the entry of the last search in the browser's history. */
  const [isRefining, setRefining] = useState(false);

  if (search !== followed) {
    setFollowed(search);
    if (search !== sent) {
      setSent(search);
      setTyped(search);
      setRefining(false);
    }
  }
  // Reads the search from the URL on each navigation, because `search` does not change if the reader presses Back
  // before React has rendered the search.
  const followHistory = useEffectEvent(() => {
    const now = searchInUrl();
    if (now === null) return;
    if (now === '' && typed !== '') endSearch();
    setSent(now);
    setTyped((text) => (text.trim() === now ? text : now));
    setRefining(false);
  });
  useEffect(() => {
    const moved = () => followHistory();
    window.addEventListener('popstate', moved);
    return () => window.removeEventListener('popstate', moved);
  }, []);

  const send = (text: string) => {
    const next = text.trim();
    if (next === sent) return;
    setSent(next);
    setRefining(true);
    onSearch(next, { replace: isRefining });
  };
  const sendTyped = useEffectEvent(() => send(typed));
  useEffect(() => {
    if (isComposing) return;
    const timer = setTimeout(sendTyped, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, isComposing]);

  return {
    input: {
      value: typed,
      maxLength: SEARCH_MAX_LENGTH,
      onChange: (event: { readonly currentTarget: HTMLInputElement }) =>
        setTyped(event.currentTarget.value),
      onCompositionStart: () => setComposing(true),
      onCompositionEnd: () => setComposing(false),
      onBlur: () => setRefining(false),
      // Clears the field on Escape, because not all browsers do.
      onKeyDown: ({ key, nativeEvent }: KeyboardEvent) => {
        if (key !== 'Escape' || nativeEvent.isComposing) return;
        setTyped('');
        send('');
      },
    },
    /** Searches immediately. The next search then gets its own entry in the browser's history. */
    submit: () => {
      send(typed);
      setRefining(false);
    },
  };
}
