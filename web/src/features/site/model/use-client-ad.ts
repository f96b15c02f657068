import type { AdSettings } from '@contract/schemas/site-settings';
import { type RefObject, useEffect, useState } from 'react';
import { whenNotInUse } from '@/lib/when-not-in-use';
import { adClientOf } from '@/services/ads/site-ad-client';

/**
 * Requests an ad for `box`. Returns whether the ad can be shown now. The ad does not replace the house ad while `slot`
 * has the focus or the pointer.
 */
export function useClientAd(
  slot: HTMLElement,
  box: RefObject<HTMLElement | null>,
  ads: AdSettings,
): boolean {
  const [isFilled, setFilled] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const client = adClientOf(ads);
    const { clientWidth: width, clientHeight: height } = element;
    const unit = ads.units[slot.dataset['adPlace'] === 'cards' ? 'cards' : 'list'];
    let stop: (() => void) | null = null;
    let isGone = false;
    const remove = () => {
      isGone = true;
      stop?.();
      narrower.disconnect();
      client.remove(element);
    };
    // An ad keeps its width. A narrower screen would cut it off.
    const narrower = new ResizeObserver(() => {
      if (element.clientWidth >= width) return;
      remove();
      setFilled(false);
    });
    narrower.observe(element);
    client.show({ element, unit, width, height }).then(
      (result) => {
        if (isGone) return;
        if (result === 'filled') stop = whenNotInUse(slot, () => setFilled(true));
        else remove();
      },
      (error: unknown) => {
        console.warn('Could not load an ad, so the house ad stays.', error);
      },
    );
    return remove;
  }, [slot, box, ads]);
  return isFilled;
}
