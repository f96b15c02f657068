import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { listenToPulls } from './listen-to-pulls';

/** In CSS pixels. */
const PULL_DISTANCE = 120;
/** How far the indicator moves, relative to the finger. */
const FOLLOW_RATIO = 0.5;
const MAX_SHIFT = 96;

type PullPhase = 'idle' | 'pulling' | 'far-enough';

/**
 * Follows pulls at the top of the page while `isOn`, and calls `onPulled` after one that was long enough. `indicator`
 * moves with the finger, unless the user prefers reduced motion.
 */
export function usePull(
  indicator: RefObject<HTMLElement | null>,
  isOn: boolean,
  onPulled: () => void,
): PullPhase {
  const [phase, setPhase] = useState<PullPhase>('idle');
  const pulled = useEffectEvent(onPulled);
  useEffect(() => {
    if (!isOn) return;
    return listenToPulls({
      onPull: (distance) => {
        setPhase(distance < PULL_DISTANCE ? 'pulling' : 'far-enough');
        if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
        const shift = Math.min(distance * FOLLOW_RATIO, MAX_SHIFT);
        indicator.current?.style.setProperty('--shift', `${shift}px`);
      },
      onRelease: (distance) => {
        setPhase('idle');
        indicator.current?.style.removeProperty('--shift');
        if (distance >= PULL_DISTANCE) pulled();
      },
    });
  }, [isOn, indicator]);
  return phase;
}
