import { type ChangeEvent, type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';

const DEBOUNCE_MS = 300;

/**
 * Returns the props of a search field. The field searches 300 ms after the last typed letter, and immediately on Enter.
 * Escape clears the field. `q` is the search in the URL, which a link or Back can change.
 */
export function useSearchField(q: string, onSearch: (q: string) => void) {
  const [typed, setTyped] = useState(q);
  const [lastQ, setLastQ] = useState(q);
  const [sent, setSent] = useState(q);
  // Updates the state during the render. An effect would run too late: the delayed search could run first and restore a
  // search that a link has ended.
  if (q !== lastQ) {
    setLastQ(q);
    setSent(q);
    // Ignores a `q` that this field has sent itself, because the admin may have typed more letters after this search.
    if (q !== sent) setTyped(q);
  }
  const search = (words: string) => {
    if (words === q) return;
    setSent(words);
    onSearch(words);
  };
  const searchTyped = useEffectEvent(() => search(typed.trim()));
  useEffect(() => {
    const timer = setTimeout(searchTyped, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return {
    type: 'search',
    enterKeyHint: 'search',
    autoComplete: 'off',
    autoCapitalize: 'none',
    value: typed,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => setTyped(currentTarget.value),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') search(typed.trim());
      if (event.key !== 'Escape' || typed === '') return;
      event.preventDefault();
      setTyped('');
      search('');
    },
  } as const;
}
