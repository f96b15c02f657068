import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { topDialog } from '@/components/open-dialogs';

/** The distance of a pull that refreshes the page, in CSS pixels. */
const PULL_DISTANCE = 120;
/** How far the indicator moves, as a fraction of the distance that the finger has moved. */
const FOLLOW_RATIO = 0.5;
const MAX_SHIFT = 96;

type PullPhase = 'idle' | 'pulling' | 'far-enough';

/**
 * While `isOn` is true, detects a finger that pulls the page down from its top. Calls `onPulled` after a pull of at
 * least `PULL_DISTANCE`. `indicator` moves with the finger, unless the user prefers reduced motion.
 */
export function usePullGesture(
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

/**
 * The distance in CSS pixels from which a move of the finger counts as a pull. A shorter move can still become a tap or
 * a swipe.
 */
const SLOP = 6;

interface PullListener {
  /** Called while the finger pulls the page down, with the distance in CSS pixels. */
  readonly onPull: (distance: number) => void;
  /** Called when the finger is lifted. The distance is 0 if the pull was canceled. */
  readonly onRelease: (distance: number) => void;
}

/** Detects when one finger pulls the page down from its top. Returns a function that stops listening. */
function listenToPulls({ onPull, onRelease }: PullListener): () => void {
  let start: { readonly x: number; readonly y: number } | null = null;
  let distance = 0;

  const end = () => {
    if (distance > 0) onRelease(distance);
    start = null;
    distance = 0;
  };
  const cancel = () => {
    if (distance > 0) onRelease(0);
    start = null;
    distance = 0;
  };
  const begin = ({ touches, target }: TouchEvent) => {
    cancel();
    const [finger] = touches;
    if (finger && touches.length === 1 && mayPull(target))
      start = { x: finger.clientX, y: finger.clientY };
  };
  const move = (event: TouchEvent) => {
    const [finger] = event.touches;
    if (!start || !finger) return;
    const x = finger.clientX - start.x;
    const y = finger.clientY - start.y;
    const isPulling = distance > 0;
    if (!isPulling && Math.hypot(x, y) < SLOP) return;
    const isOther = event.touches.length > 1 || hasSelection() || !event.cancelable;
    if (isOther || (!isPulling && y <= Math.abs(x))) {
      cancel();
      return;
    }
    // Prevents the browser from scrolling or reloading the page.
    event.preventDefault();
    distance = Math.max(y, 1);
    onPull(distance);
  };

  document.addEventListener('touchstart', begin, { passive: true });
  document.addEventListener('touchmove', move, { passive: false });
  document.addEventListener('touchend', end);
  document.addEventListener('touchcancel', cancel);
  return () => {
    document.removeEventListener('touchstart', begin);
    document.removeEventListener('touchmove', move);
    document.removeEventListener('touchend', end);
    document.removeEventListener('touchcancel', cancel);
    cancel();
  };
}

/**
 * Matches elements that scroll or move by themselves, and elements that cover the page. A pull that starts in one of
 * them is ignored.
 */
const OTHER_GESTURES = 'dialog, [popover], [role=menu], input, textarea, select';

const mayPull = (target: EventTarget | null): boolean =>
  window.scrollY <= 0 &&
  (window.visualViewport?.scale ?? 1) <= 1 &&
  topDialog() === null &&
  !hasSelection() &&
  !(target instanceof Element && target.closest(OTHER_GESTURES));

const hasSelection = (): boolean => document.getSelection()?.isCollapsed === false;
