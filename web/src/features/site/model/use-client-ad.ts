import type { AdSettings } from '@contract/schemas/site-settings';
import { type RefObject, useEffect, useState } from 'react';
import { adClientOf } from '@/services/ads/site-ad-client';

/**
 * Requests an ad for the element `box`. Returns whether the ad can be shown now. The house ad stays visible while the
 * focus or the pointer is in `slot`.
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
    // An ad keeps its width, so a narrower screen would cut it off. Removes the ad if its element becomes narrower.
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

/**
 * Calls `work` when neither the focus nor the pointer is in the element. Returns a function that cancels the wait.
 */
function whenNotInUse(element: HTMLElement, work: () => void): () => void {
  const stop = () => {
    element.removeEventListener('pointerleave', look);
    element.removeEventListener('focusout', look);
  };
  const look = ({ type, relatedTarget }: PointerEvent | FocusEvent) => {
    if (relatedTarget instanceof Node && element.contains(relatedTarget)) return;
    // Does nothing if the element is still in use: when the focus has left the element, the pointer can still be over
    // it, and when the pointer has left the element, it can still contain the focus. After a `pointerleave`, `:hover`
    // is not checked, because it still matches on a touch screen.
    if (element.matches(type === 'focusout' ? ':hover' : ':focus-within')) return;
    stop();
    work();
  };
  if (element.matches(':hover, :focus-within')) {
    element.addEventListener('pointerleave', look);
    element.addEventListener('focusout', look);
  } else work();
  return stop;
}
