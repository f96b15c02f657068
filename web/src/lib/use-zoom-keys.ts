import { useEffect, useEffectEvent } from 'react';
import { isTyping } from './is-typing';

interface Zoom {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly reset: () => void;
  /** In CSS pixels. */
  readonly panBy: (x: number, y: number) => void;
}

const PAN_STEP = 80;

const KEYS: Readonly<Record<string, (zoom: Zoom) => void>> = {
  '+': ({ zoomIn }) => zoomIn(),
  '=': ({ zoomIn }) => zoomIn(),
  '-': ({ zoomOut }) => zoomOut(),
  '0': ({ reset }) => reset(),
};

const PAN_KEYS: Readonly<Record<string, (zoom: Zoom) => void>> = {
  ArrowLeft: ({ panBy }) => panBy(PAN_STEP, 0),
  ArrowRight: ({ panBy }) => panBy(-PAN_STEP, 0),
  ArrowUp: ({ panBy }) => panBy(0, PAN_STEP),
  ArrowDown: ({ panBy }) => panBy(0, -PAN_STEP),
};

/** Zooms with +, - and 0. The arrow keys move what is zoomed. */
export function useZoomKeys(zoom: Zoom, isZoomed: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = KEYS[event.key] ?? (isZoomed ? PAN_KEYS[event.key] : undefined);
    if (!act || isTyping(event)) return;
    event.preventDefault();
    act(zoom);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
