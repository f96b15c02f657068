import type { Redaction } from '@/lib/redaction';
import { useLatestReducer } from '@/lib/use-latest-reducer';
import { nextRedaction, type RedactionEvent, startRedaction } from './redaction';

interface KeptRedaction {
  readonly redaction: Redaction;
  readonly onRedact: (redaction: Redaction) => void;
}

/** The hidden areas while the overlay is open. `onRedact` gets each change. */
export function useRedaction({ redaction: kept, onRedact }: KeptRedaction) {
  const [redaction, dispatch, latest] = useLatestReducer(nextRedaction, () => startRedaction(kept));
  const changeRedaction = (event: RedactionEvent) => {
    const before = latest();
    const { steps: _steps, last: _last, ...changed } = dispatch(event);
    if (latest() !== before) onRedact(changed);
  };
  const removeAll = () => {
    for (const area of redaction.areas) changeRedaction({ type: 'removed', area });
  };
  return { redaction, changeRedaction, removeAll };
}
