/** How far a finger has moved since the start of the touch, in CSS pixels. */
interface Moved {
  readonly x: number;
  readonly y: number;
}

/** Sends a touch event. Returns whether the page prevented the browser's own gesture. */
export function fireTouchEvent(
  target: Element,
  type: 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel',
  fingers: readonly Moved[] = [],
): boolean {
  const touches = fingers.map(
    ({ x, y }, identifier) => new Touch({ identifier, target, clientX: 100 + x, clientY: 200 + y }),
  );
  const event = new TouchEvent(type, { touches, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

interface PullOptions {
  readonly sideways?: number;
  readonly fingers?: number;
}

/** Moves fingers down, and does not lift them. Returns whether the page prevented the browser's own gesture. */
export function pullDown(
  target: Element,
  distance: number,
  { sideways = 0, fingers = 1 }: PullOptions = {},
): boolean {
  const at = (part: number) =>
    Array.from({ length: fingers }, () => ({ x: sideways * part, y: distance * part }));
  fireTouchEvent(target, 'touchstart', at(0));
  fireTouchEvent(target, 'touchmove', at(0.2));
  return fireTouchEvent(target, 'touchmove', at(1));
}
