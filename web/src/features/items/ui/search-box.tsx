import { chakra } from '@chakra-ui/react/styled-system';
import { isSearchStart } from '@contract/rules/start-address';
import { ITEM_FILTERS, SEARCH_MAX } from '@contract/schemas/item-filters';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SearchIcon } from '@/components/icons';
import { inputRecipe } from '@/components/recipes';

const Input = chakra('input', inputRecipe);
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
  const [address] = useSearchParams();
  return (
    <chakra.form
      role="search"
      position="relative"
      flex="1"
      minW="0"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <chakra.span
        position="absolute"
        insetInlineStart="3"
        top="0"
        h="full"
        display="grid"
        placeItems="center"
        color="inkMuted"
        pointerEvents="none"
      >
        <SearchIcon />
      </chakra.span>
      <Input
        {...input}
        type="search"
        autoFocus={isSearchStart(address)}
        enterKeyHint="search"
        autoComplete="off"
        aria-label={ITEM_FILTERS.search.label}
        placeholder="Search by title, username or category"
        ps="10"
        textOverflow="ellipsis"
      />
    </chakra.form>
  );
}

/** Debounces the input, ignores unfinished IME compositions, and follows `search` on back and forward. */
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
    },
    /** Sends immediately. The next search gets its own history entry. */
    submit: () => {
      send(typed);
      setRefining(false);
    },
  };
}
