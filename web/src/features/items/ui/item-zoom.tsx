import { type ReactNode, type SyntheticEvent, useRef } from 'react';
import { TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch';
import { ZoomControls, zoomDurationMs } from '@/components/zoom-controls';
import { classNames } from '@/lib/class-names';
import styles from './item-zoom.module.css';

const MAX_SCALE = 6;

interface ItemZoomProps {
  readonly children: ReactNode;
  readonly isZoomed: boolean;
  readonly onZoomed: (isZoomed: boolean) => void;
}

export function ItemZoom({ children, isZoomed, onZoomed }: ItemZoomProps) {
  const animationTime = zoomDurationMs();
  const oneDoubleTap = useOneDoubleTap();
  return (
    <TransformWrapper
      maxScale={MAX_SCALE}
      wheel={{ step: 0.1 }}
      doubleClick={{ mode: isZoomed ? 'reset' : 'zoomIn', step: 1, animationTime }}
      // Turns panning off while the picture is not zoomed, because a drag must then open another item or scroll the
      // page.
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
          <ZoomControls zoom={zoom} isZoomed={isZoomed} className={styles.controls} />
        </>
      )}
    </TransformWrapper>
  );
}

const AFTER_TOUCH_MS = 700;

/** Ignores the `dblclick` event after a double tap, because the library already handles the taps. */
function useOneDoubleTap() {
  const touchedAt = useRef(-Infinity);
  return {
    onTouchEndCapture: ({ timeStamp }: SyntheticEvent) => void (touchedAt.current = timeStamp),
    onDoubleClickCapture: (event: SyntheticEvent) => {
      if (event.timeStamp - touchedAt.current < AFTER_TOUCH_MS) event.stopPropagation();
    },
  };
}
