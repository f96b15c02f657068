import type { ShareSettings } from '@contract/schemas/share-settings';
import type { Redaction } from './redaction';
import { useLatestReducer } from '@/lib/use-latest-reducer';
import { nextRedaction, type RedactionEvent, startRedaction } from './redaction-changes';

interface KeptRedaction {
  readonly redaction: Redaction;
  readonly settings: ShareSettings;
  readonly onRedact: (redaction: Redaction) => void;
}

/** The hidden areas while the overlay is open. `onRedact` gets each change. */
export function useRedaction({ redaction: kept, settings, onRedact }: KeptRedaction) {
  const [redaction, dispatch, latest] = useLatestReducer(nextRedaction, () =>
    startRedaction(kept, settings.hidesFees),
  );
  const changeRedaction = (event: RedactionEvent) => {
    const before = latest();
    const { hidesFees: _hidesFees, steps: _steps, last: _last, ...changed } = dispatch(event);
    if (latest() !== before) onRedact(changed);
  };
  const removeAll = () => {
    for (const area of redaction.areas) changeRedaction({ type: 'removed', area });
  };
  return { redaction, changeRedaction, removeAll };
}
