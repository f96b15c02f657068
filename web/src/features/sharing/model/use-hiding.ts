import { useRef, useState } from 'react';
import { begunHiding, type Hidden, type HidingEvent, nextHiding } from './hiding';

/** The hidden areas of the open overlay; each change is told at once, so that closing it loses none. */
export function useHiding(
  kept: Hidden,
  onHidden: (hidden: Hidden['hidden'], checked: boolean) => void,
) {
  const [hiding, setHiding] = useState(() => begunHiding(kept));
  // A reading that arrives adds to what is hidden by then.
  const latest = useRef(hiding);
  const dispatchHiding = (event: HidingEvent) => {
    const next = nextHiding(latest.current, event);
    if (next === latest.current) return;
    latest.current = next;
    setHiding(next);
    onHidden(next.hidden, next.checked);
  };
  return { hiding, dispatchHiding };
}
