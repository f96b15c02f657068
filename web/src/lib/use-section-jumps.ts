import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * The top third of the screen and everything above it. The current section is the last one whose heading is in this
 * area. With only the top third, the browser would not report a heading that jumps over this third in one step.
 */
const READING_AREA = '999999px 0px -66% 0px';

/** Events after which the page no longer corrects the scroll position of a jump. */
const USER_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Handles links to the headings with these ids: focuses the heading and scrolls to it. Does nothing until `isReady` is
 * true, which means that the headings are in the page. Does not scroll if the browser goes back or forward and restores
 * the scroll position. Returns the id of the current section.
 */
export function useSectionJumps(ids: readonly string[], isReady: boolean): string {
  const { hash, key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop && key !== 'default';
  const target = ids.find((id) => hash === `#${id}`);
  const [current, setCurrent] = useState(ids[0] ?? '');
  useEffect(() => {
    if (!isReady || target === undefined) return undefined;
    let stop: (() => void) | undefined;
    // Waits for the next frame, because the layout of a new page focuses the page and scrolls to its top.
    const frame = requestAnimationFrame(() => {
      setCurrent(target);
      const heading = document.getElementById(target);
      heading?.focus({ preventScroll: true });
      if (heading && !isBack) stop = keepInView(heading);
    });
    return () => {
      cancelAnimationFrame(frame);
      stop?.();
    };
  }, [target, key, isBack, isReady]);
  useEffect(() => {
    if (!isReady) return undefined;
    const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(() => setCurrent(readAmong(headings)), {
      rootMargin: READING_AREA,
    });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [ids, isReady]);
  return current;
}

/** Scrolls to the heading. Scrolls again when sections above it load, until the user scrolls, taps or presses a key. */
function keepInView(heading: HTMLElement): () => void {
  const observer = new ResizeObserver(() => heading.scrollIntoView());
  observer.observe(document.body);
  const stop = () => {
    observer.disconnect();
    for (const type of USER_EVENTS) removeEventListener(type, stop);
  };
  for (const type of USER_EVENTS) addEventListener(type, stop);
  return stop;
}

/**
 * Returns the id of the section that the user is reading. If a heading has the focus and is in view, this is its
 * section, because the last sections cannot scroll up to the reading area. Otherwise, it is the last section whose
 * heading is in the reading area.
 */
function readAmong(headings: readonly HTMLElement[]): string {
  const focused = headings.find((heading) => heading === document.activeElement);
  const top = focused?.getBoundingClientRect().top ?? -1;
  if (focused && top >= 0 && top < innerHeight) return focused.id;
  const read = headings.findLast(
    (heading) => heading.getBoundingClientRect().top <= innerHeight * 0.34,
  );
  return (read ?? headings[0])?.id ?? '';
}
