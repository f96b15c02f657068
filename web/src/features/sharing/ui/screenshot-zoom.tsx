import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useRef, useState } from 'react';
import { TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch';
import { ZoomControls, zoomMs } from '@/components/zoom-controls';
import styles from './screenshot-zoom.module.css';

const MAX_SCALE = 8;
const FULL = { width: '100%', height: '100%' } as const;

interface ScreenshotZoomProps {
  /** One finger or the mouse draws on the screenshot instead of moving it. */
  readonly draws: boolean;
  readonly children: ReactNode;
}

/** Zooms a screenshot with two fingers, the wheel, keys and buttons. Two fingers also move it. */
export function ScreenshotZoom({ draws, children }: ScreenshotZoomProps) {
  const [isZoomed, setZoomed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  return (
    <TransformWrapper
      maxScale={MAX_SCALE}
      wheel={{ step: 0.1 }}
      doubleClick={{ disabled: true }}
      panning={{
        disabled: !isZoomed,
        excluded: draws ? ['ReactCrop'] : [],
        velocityDisabled: zoomMs() === 0,
      }}
      onTransform={(_zoom, { scale }) => {
        place.current?.style.setProperty('--zoom', String(scale));
        setZoomed(scale > 1.01);
      }}
    >
      {(zoom) => (
        <Place ref={place}>
          <TransformComponent
            // Inline, because the library's own styles override those in Chakra's layer.
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
        </Place>
      )}
    </TransformWrapper>
  );
}

const Place = chakra('div', {
  base: {
    position: 'relative',
    w: 'full',
    h: 'full',
    minH: '0',
    // Keeps the handles of the selection as large as without zoom.
    '& .ReactCrop': {
      '--rc-drag-handle-size': 'calc(12px / var(--zoom, 1))',
      '--rc-drag-handle-mobile-size': 'calc(24px / var(--zoom, 1))',
      '--rc-drag-bar-size': 'calc(6px / var(--zoom, 1))',
    },
    // Enlarges the touch target.
    '& .ReactCrop__drag-handle::after': {
      content: '""',
      position: 'absolute',
      inset: 'calc(-10px / var(--zoom, 1))',
    },
  },
});
