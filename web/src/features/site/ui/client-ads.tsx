import type { AdSettings } from '@contract/schemas/site-settings';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import text from '@/components/text.module.css';
import { adSlots, onAdSlotsChange } from '@/lib/ad-slots';
import { classNames } from '@/lib/class-names';
import { useClientAd } from '../model/use-client-ad';
import styles from './client-ads.module.css';

interface ClientAdsProps {
  readonly ads: AdSettings;
}

/**
 * Fills the ad slots of the page. Render it only for viewers who have allowed ads. For premium members, the page has no
 * slots.
 */
export function ClientAds({ ads }: ClientAdsProps) {
  const slots = useSyncExternalStore(onAdSlotsChange, adSlots);
  return slots.map((slot) => <SlotFilling key={keyOf(slot)} slot={slot} ads={ads} />);
}

const keys = new WeakMap<HTMLElement, number>();
let lastKey = 0;

function keyOf(slot: HTMLElement): number {
  const key = keys.get(slot) ?? ++lastKey;
  keys.set(slot, key);
  return key;
}

interface SlotProps extends ClientAdsProps {
  readonly slot: HTMLElement;
}

function SlotFilling({ slot, ads }: SlotProps) {
  const isNear = useComesNear(slot);
  return isNear && createPortal(<ClientAd slot={slot} ads={ads} />, slot);
}

/** The `rootMargin` of an observer. It adds one screen's height below the visible part of the page. */
const AHEAD = '0px 0px 100% 0px';

/**
 * Returns true when `element` comes near the visible part of the page. An element that is visible at first counts only
 * after it has left the visible part, so the first view of a page loads no ads.
 */
function useComesNear(element: HTMLElement): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    let wasOutside = false;
    const come = () => {
      stop();
      setNear(true);
    };
    // `visible` is created before `ahead`, so it is the first of the two to report that the element is outside of the
    // visible part.
    const visible = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === false) wasOutside = true;
      else if (wasOutside) come();
    });
    const ahead = new IntersectionObserver(
      ([entry]) => {
        if (wasOutside && entry?.isIntersecting === true) come();
      },
      { rootMargin: AHEAD },
    );
    const stop = () => {
      visible.disconnect();
      ahead.disconnect();
    };
    visible.observe(element);
    ahead.observe(element);
    return stop;
  }, [element]);
  return isNear;
}

/**
 * An ad in a slot. The ad is hidden until the ad network has sent it. The house ad stays behind it and keeps the size
 * of the slot.
 */
function ClientAd({ slot, ads }: SlotProps) {
  const box = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  const isFilled = useClientAd(slot, box, ads);
  return (
    <aside
      aria-label="Advertisement"
      data-ad={isFilled ? 'filled' : 'waiting'}
      className={styles.ad}
    >
      <p className={classNames(text.label, styles.kind)}>Advertisement</p>
      <button type="button" className={styles.skip} onClick={() => end.current?.focus()}>
        Skip advertisement
      </button>
      <div ref={box} className={styles.box} />
      <p ref={end} tabIndex={-1} className={text.screenReaderOnly}>
        End of advertisement
      </p>
    </aside>
  );
}
