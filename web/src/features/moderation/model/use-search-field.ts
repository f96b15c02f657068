import { type ChangeEvent, type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';

const DEBOUNCE_MS = 300;

/**
 * Returns the props of a search field. It searches 300 ms after the last letter, and without delay on Enter. Escape clears it.
 * `q` is the search that the URL holds, which a link or Back can change.
 */
export function useSearchField(q: string, onSearch: (q: string) => void) {
  const [typed, setTyped] = useState(q);
  const [lastQ, setLastQ] = useState(q);
  const [sent, setSent] = useState(q);
  // While rendering, because the debounce could run before an effect and restore the search that a link ended.
  if (q !== lastQ) {
    setLastQ(q);
    setSent(q);
    // More letters may have been typed since this search was sent.
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
