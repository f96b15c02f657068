import { type ReactNode, useRef, useState } from 'react';
import { TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch';
import { ZoomControls, zoomDurationMs } from '@/components/zoom-controls';
import styles from './screenshot-zoom.module.css';

const MAX_SCALE = 8;
/** How far a double tap zooms in, as a `step` of react-zoom-pan-pinch. A second double tap zooms out again. */
const DOUBLE_TAP_STEP = 1;
const FULL = { width: '100%', height: '100%' } as const;

interface ScreenshotZoomProps {
  /** Whether one finger or the mouse draws on the screenshot. If not, one finger or the mouse moves the screenshot. */
  readonly draws: boolean;
  readonly children: ReactNode;
}

/**
 * Zooms a screenshot with two fingers, a double tap, the wheel, keys and buttons. Two fingers also move the screenshot.
 */
export function ScreenshotZoom({ draws, children }: ScreenshotZoomProps) {
  const [isZoomed, setZoomed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  return (
    <TransformWrapper
      maxScale={MAX_SCALE}
      wheel={{ step: 0.1 }}
      doubleClick={{
        disabled: draws,
        mode: 'toggle',
        step: DOUBLE_TAP_STEP,
        animationTime: zoomDurationMs(),
        // Ignores double taps on buttons. A hidden area is a button, and two quick taps on it show the area and hide it
        // again.
        excluded: ['button'],
      }}
      panning={{
        disabled: !isZoomed,
        excluded: draws ? ['ReactCrop'] : ['ReactCrop__drag-bar', 'ReactCrop__drag-handle'],
        velocityDisabled: zoomDurationMs() === 0,
      }}
      onTransform={(_zoom, { scale }) => {
        place.current?.style.setProperty('--zoom', String(scale));
        setZoomed(scale > 1.01);
      }}
    >
      {(zoom) => (
        <div ref={place} className={styles.place}>
          <TransformComponent
            wrapperStyle={{
              ...FULL,
              touchAction: draws || isZoomed ? 'none' : 'pan-y',
              cursor: isZoomed && !draws ? 'grab' : 'auto',
            }}
            contentStyle={{ ...FULL, display: 'grid', placeItems: 'center' }}
          >
            {children}
          </TransformComponent>
          <ZoomControls zoom={zoom} isZoomed={isZoomed} canReset className={styles.controls} />
        </div>
      )}
    </TransformWrapper>
  );
}
