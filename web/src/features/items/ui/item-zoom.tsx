import { type ReactNode, type SyntheticEvent, useRef } from 'react';
import {
  type ReactZoomPanPinchContentRef,
  TransformComponent,
  TransformWrapper,
} from 'react-zoom-pan-pinch';
import { Button } from '@/components/button';
import { MinusIcon, PlusIcon } from '@/components/icons';
import { classNames } from '@/lib/class-names';
import { useZoomKeys } from '@/lib/use-zoom-keys';
import styles from './item-zoom.module.css';

const MAX_SCALE = 6;
const STEP = 0.6;

interface ItemZoomProps {
  readonly children: ReactNode;
  readonly isZoomed: boolean;
  readonly onZoomed: (isZoomed: boolean) => void;
}

export function ItemZoom({ children, isZoomed, onZoomed }: ItemZoomProps) {
  const animationTime = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200;
  const oneDoubleTap = useOneDoubleTap();
  return (
    <TransformWrapper
      maxScale={MAX_SCALE}
      wheel={{ step: 0.1 }}
      doubleClick={{ mode: isZoomed ? 'reset' : 'zoomIn', step: 1, animationTime }}
      // Without zoom, a drag is a swipe or scrolls the page.
      panning={{ disabled: !isZoomed, velocityDisabled: animationTime === 0 }}
      onTransform={(_zoom, { scale }) => onZoomed(scale > 1.01)}
    >
      {(zoom) => (
        <>
          <div className={styles.place} {...oneDoubleTap}>
            <TransformComponent
              wrapperClass={classNames(styles.wrapper, isZoomed && styles.zoomed)}
              contentClass={classNames(styles.content)}
            >
              {children}
            </TransformComponent>
          </div>
          <ZoomControls zoom={zoom} isZoomed={isZoomed} animationTime={animationTime} />
        </>
      )}
    </TransformWrapper>
  );
}

const AFTER_TOUCH_MS = 700;

/** Ignores the `dblclick` after a double tap, because the library already handles the taps. */
function useOneDoubleTap() {
  const touchedAt = useRef(-Infinity);
  return {
    onTouchEndCapture: ({ timeStamp }: SyntheticEvent) => void (touchedAt.current = timeStamp),
    onDoubleClickCapture: (event: SyntheticEvent) => {
      if (event.timeStamp - touchedAt.current < AFTER_TOUCH_MS) event.stopPropagation();
    },
  };
}

interface ZoomControlsProps {
  readonly zoom: ReactZoomPanPinchContentRef;
  readonly isZoomed: boolean;
  readonly animationTime: number;
}

function ZoomControls({ zoom, isZoomed, animationTime }: ZoomControlsProps) {
  const zoomIn = () => void zoom.zoomIn(STEP, animationTime);
  const zoomOut = () => void zoom.zoomOut(STEP, animationTime);
  const reset = () => void zoom.resetTransform(animationTime);
  const panBy = (x: number, y: number) => void zoom.panBy(x, y, animationTime);
  useZoomKeys({ zoomIn, zoomOut, reset, panBy }, isZoomed);
  return (
    <div role="group" aria-label="Zoom" className={styles.controls}>
      <Button
        variant="outline"
        className={styles.button}
        aria-label="Zoom Out"
        aria-keyshortcuts="-"
        aria-disabled={!isZoomed}
        onClick={zoomOut}
      >
        <MinusIcon />
      </Button>
      <Button
        variant="outline"
        className={styles.button}
        aria-label="Zoom In"
        aria-keyshortcuts="+"
        onClick={zoomIn}
      >
        <PlusIcon />
      </Button>
    </div>
  );
}
