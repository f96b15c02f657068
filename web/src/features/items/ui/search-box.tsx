import { chakra } from '@chakra-ui/react/styled-system';
import { ITEM_FILTERS, SEARCH_MAX } from '@contract/schemas/item-filters';
import { useEffect, useEffectEvent, useState } from 'react';
import { SearchIcon } from '@/components/icons';
import { inputRecipe } from '@/components/recipes';

const Input = chakra('input', inputRecipe);
const DEBOUNCE_MS = 300;

/** Where a search goes; `replace` where it only goes on from what was typed just before. */
type OnSearch = (search: string, options: { readonly replace: boolean }) => void;

interface SearchBoxProps {
  /** What the address asks for. */
  readonly search: string;
  readonly onSearch: OnSearch;
}

/** Searches the item list while the user types. */
export function SearchBox({ search, onSearch }: SearchBoxProps) {
  const { input, submit } = useSearchBox(search, onSearch);
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

/**
 * A search box over `search`, the address' own: it sends what was typed once typing rests, never half
 * a composed character, and follows the address where that changes by itself.
 */
function useSearchBox(search: string, onSearch: OnSearch) {
  const [typed, setTyped] = useState(search);
  const [sent, setSent] = useState(search);
  const [followed, setFollowed] = useState(search);
  const [isComposing, setComposing] = useState(false);
  /** Something of the present typing was sent: what follows takes its place in the history. */
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
    /** Sends at once; the next search is another one. */
    submit: () => {
      send(typed);
      setRefining(false);
    },
  };
}
