import { SEARCH_MAX } from '@contract/schemas/item-filters';
import { useEffect, useEffectEvent, useState } from 'react';

const DEBOUNCE_MS = 300;

/** Where a search goes; `replace` where it only goes on from what was typed just before. */
type OnSearch = (search: string, options: { readonly replace: boolean }) => void;

/**
 * A search box over `search`, the address' own: it sends what was typed once typing rests, never half
 * a composed character, and follows the address where that changes by itself.
 */
export function useSearchBox(search: string, onSearch: OnSearch) {
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
