import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useRef, useState } from 'react';
import {
  type ReactZoomPanPinchContentRef,
  TransformComponent,
  TransformWrapper,
} from 'react-zoom-pan-pinch';
import { Button } from '@/components/button';
import { MinusIcon, PlusIcon, ShrinkIcon } from '@/components/icons';
import { useZoomKeys } from '@/lib/use-zoom-keys';

const MAX_SCALE = 8;
const STEP = 0.6;
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
  const animationTime = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200;
  return (
    <TransformWrapper
      maxScale={MAX_SCALE}
      wheel={{ step: 0.1 }}
      doubleClick={{ disabled: true }}
      panning={{
        disabled: !isZoomed,
        excluded: draws ? ['ReactCrop'] : [],
        velocityDisabled: animationTime === 0,
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
          <ZoomControls zoom={zoom} isZoomed={isZoomed} animationTime={animationTime} />
        </Place>
      )}
    </TransformWrapper>
  );
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
    <Controls role="group" aria-label="Zoom">
      <Button variant="outline" aria-label="Zoom In" aria-keyshortcuts="+" onClick={zoomIn}>
        <PlusIcon />
      </Button>
      <Button
        variant="outline"
        aria-label="Zoom Out"
        aria-keyshortcuts="-"
        aria-disabled={!isZoomed}
        onClick={zoomOut}
      >
        <MinusIcon />
      </Button>
      <Button
        variant="outline"
        aria-label="Reset Zoom"
        aria-keyshortcuts="0"
        aria-disabled={!isZoomed}
        onClick={reset}
      >
        <ShrinkIcon />
      </Button>
    </Controls>
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

const Controls = chakra('div', {
  base: {
    position: 'absolute',
    bottom: '1',
    insetEnd: '1',
    display: 'grid',
    // A row on phones, where the picture can be low.
    gridAutoFlow: { base: 'column', md: 'row' },
    gap: '1',
    '& > button': { w: '11', px: '0' },
    '& > button[aria-disabled=true]': { color: 'lineStrong', opacity: '1' },
  },
});
