import { parseItemListView } from '@contract/rules/item-list-view';
import { isSearchStart } from '@contract/rules/start-url';
import { ITEM_FILTERS, SEARCH_MAX } from '@contract/schemas/item-filters';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import fields from '@/components/field.module.css';
import { SearchIcon } from '@/components/icons';
import { classNames } from '@/lib/class-names';
import { endSearch, SEARCH_FIELD, useWantedFocus } from '../model/search-field';
import styles from './search-box.module.css';

const DEBOUNCE_MS = 300;

/** `replace` is true if the search continues the previous one, so that both share a history entry. */
type OnSearch = (search: string, options: { readonly replace: boolean }) => void;

interface SearchBoxProps {
  /** The search in the address. */
  readonly search: string;
  readonly onSearch: OnSearch;
}

export function SearchBox({ search, onSearch }: SearchBoxProps) {
  const { input, submit } = useSearchBox(search, onSearch);
  useWantedFocus();
  const [address] = useSearchParams();
  return (
    <form
      role="search"
      // Where the browser goes if the form is submitted before the app has started.
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
        id={SEARCH_FIELD}
        type="search"
        name="q"
        autoFocus={isSearchStart(address)}
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

/** Returns the search in the address, or null if it is not the address of the list, but for example that of an item above it. */
function searchInAddress(): string | null {
  const { pathname, search } = window.location;
  return pathname === '/' ? parseItemListView(new URLSearchParams(search)).search : null;
}

/** Debounces the input, ignores unfinished IME compositions, and follows `search` and the address on Back and Forward. */
function useSearchBox(search: string, onSearch: OnSearch) {
  const [typed, setTyped] = useState(search);
  const [sent, setSent] = useState(search);
  const [followed, setFollowed] = useState(search);
  const [isComposing, setComposing] = useState(false);
  /** Whether the next search replaces the history entry of the previous one. */
  const [isRefining, setRefining] = useState(false);

  if (search !== followed) {
    setFollowed(search);
    if (search !== sent) {
      setSent(search);
      setTyped(search);
      setRefining(false);
    }
  }
  // Back can come before React has rendered the search that it undoes. Then `search` never changes.
  const followHistory = useEffectEvent(() => {
    const now = searchInAddress();
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
      maxLength: SEARCH_MAX,
      onChange: (event: { readonly currentTarget: HTMLInputElement }) =>
        setTyped(event.currentTarget.value),
      onCompositionStart: () => setComposing(true),
      onCompositionEnd: () => setComposing(false),
      onBlur: () => setRefining(false),
      // Not all browsers clear the field themselves.
      onKeyDown: ({ key, nativeEvent }: KeyboardEvent) => {
        if (key !== 'Escape' || nativeEvent.isComposing) return;
        setTyped('');
        send('');
      },
    },
    /** Sends immediately. The next search gets its own history entry. */
    submit: () => {
      send(typed);
      setRefining(false);
    },
  };
}
