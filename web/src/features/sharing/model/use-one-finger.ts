import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';

interface OneFinger {
  readonly onFirst: () => void;
  /** Called when a second finger has ended the drawing, without a selection. */
  readonly onSecond: () => void;
}

/** Lets only one finger draw. A second one ends the drawing, because two fingers zoom. Returns `onPointerDownCapture`. */
export function useOneFinger({ onFirst, onSecond }: OneFinger) {
  const fingers = useRef(new Set<number>());
  useEffect(() => {
    const lifted = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);
    window.addEventListener('pointerup', lifted, true);
    window.addEventListener('pointercancel', lifted, true);
    return () => {
      window.removeEventListener('pointerup', lifted, true);
      window.removeEventListener('pointercancel', lifted, true);
    };
  }, []);
  return (event: ReactPointerEvent) => {
    if (event.isPrimary) fingers.current.clear();
    if (event.pointerType === 'touch') fingers.current.add(event.pointerId);
    if (fingers.current.size < 2) {
      onFirst();
      return;
    }
    event.stopPropagation();
    // React-image-crop has no other way to end a drag.
    document.dispatchEvent(new PointerEvent('pointercancel'));
    onSecond();
  };
}
