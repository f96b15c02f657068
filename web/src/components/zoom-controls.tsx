import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { ReactZoomPanPinchContentRef } from 'react-zoom-pan-pinch';
import { classNames } from '@/lib/class-names';
import { isTyping } from '@/lib/is-typing';
import { Button } from './button';
import { Icon, PlusIcon } from './icons';
import styles from './zoom-controls.module.css';

const STEP = 0.6;

/** Returns the duration of a zoom in milliseconds. It is 0 if the reader prefers reduced motion. */
export const zoomDurationMs = (): number =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200;

interface ZoomControlsProps {
  readonly zoom: ReactZoomPanPinchContentRef;
  readonly isZoomed: boolean;
  /** Whether to show the button that resets the zoom. */
  readonly canReset?: boolean;
  readonly className?: string | undefined;
}

/** Buttons that zoom a picture. The keys +, - and 0 zoom, too, and the arrow keys move a zoomed picture. */
export function ZoomControls({ zoom, isZoomed, canReset = false, className }: ZoomControlsProps) {
  const time = zoomDurationMs();
  const zoomIn = () => void zoom.zoomIn(STEP, time);
  const zoomOut = () => void zoom.zoomOut(STEP, time);
  const reset = () => void zoom.resetTransform(time);
  const panBy = (x: number, y: number) => void zoom.panBy(x, y, time);
  useZoomKeys({ zoomIn, zoomOut, reset, panBy }, isZoomed);
  const zoomInButton = (
    <ZoomButton label="Zoom In" keys="+" onClick={zoomIn}>
      <PlusIcon />
    </ZoomButton>
  );
  return (
    <div role="group" aria-label="Zoom" className={classNames(styles.controls, className)}>
      {canReset && zoomInButton}
      <ZoomButton label="Zoom Out" keys="-" isOff={!isZoomed} onClick={zoomOut}>
        <MinusIcon />
      </ZoomButton>
      {canReset ? (
        <ZoomButton label="Reset Zoom" keys="0" isOff={!isZoomed} onClick={reset}>
          <ShrinkIcon />
        </ZoomButton>
      ) : (
        zoomInButton
      )}
    </div>
  );
}

interface ZoomButtonProps {
  readonly label: string;
  readonly keys: string;
  readonly isOff?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

const ZoomButton = ({ label, keys, isOff, onClick, children }: ZoomButtonProps) => (
  <Button
    variant="outline"
    className={styles.button}
    aria-label={label}
    aria-keyshortcuts={keys}
    aria-disabled={isOff}
    onClick={onClick}
  >
    {children}
  </Button>
);

interface Zoom {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly reset: () => void;
  /** Moves the picture by a distance in CSS pixels. */
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

/** Zooms with the keys +, - and 0, and moves a zoomed picture with the arrow keys. */
function useZoomKeys(zoom: Zoom, isZoomed: boolean): void {
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

const MinusIcon = () => (
  <Icon>
    <path d="M5 12h14" />
  </Icon>
);

/** The icon of the button that shows the whole picture. */
const ShrinkIcon = () => (
  <Icon>
    <path d="M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5" />
  </Icon>
);
