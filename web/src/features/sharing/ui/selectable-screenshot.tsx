import { chakra } from '@chakra-ui/react/styled-system';
import { pictureArea } from '@contract/rules/picture-area';
import type { PictureArea } from '@contract/schemas/picture-area';
import type { ReactNode } from 'react';
import ReactCrop from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import type { DragTarget } from '../model/extraction';
import type { Rectangle } from '../model/selection';
import { useSelection } from '../model/use-selection';
import { SELECTION_HANDLES } from './handle-labels';
import { ScreenshotImage } from '@/components/screenshot-image';
import { ScreenshotZoom } from './screenshot-zoom';
import { SelectionTools } from './selection-tools';

interface SelectableScreenshotProps {
  readonly screenshot: File;
  readonly target: DragTarget | null;
  readonly byKeyboard: boolean;
  readonly recognising: boolean;
  readonly onShowable: (showable: boolean) => void;
  readonly onRecognise: (image: HTMLImageElement, selection: Rectangle) => void;
  readonly onRedact: (area: PictureArea) => void;
  readonly onStop: () => void;
  readonly children: ReactNode;
}

export function SelectableScreenshot(props: SelectableScreenshotProps) {
  const { screenshot, target, byKeyboard, recognising, onShowable, onRecognise, onRedact, onStop } =
    props;
  const {
    setFrame,
    setImage,
    crop,
    setCrop,
    placed,
    place,
    select,
    onPointerDownCapture,
    onDragEnd,
    onKeyDown,
  } = useSelection({
    target,
    byKeyboard,
    disabled: recognising,
    onSelected: (image, selection, wasPlaced) => {
      if (target !== 'redaction') {
        onRecognise(image, selection);
        return;
      }
      onRedact(pictureArea(selection, { width: image.clientWidth, height: image.clientHeight }));
      if (wasPlaced) onStop();
    },
  });
  const canDraw = target !== null && !recognising;
  return (
    <Frame ref={setFrame} onKeyDown={onKeyDown}>
      <Stage onPointerDownCapture={onPointerDownCapture}>
        <ScreenshotZoom draws={canDraw}>
          <ReactCrop
            {...(crop && { crop })}
            disabled={!canDraw}
            ariaLabels={SELECTION_HANDLES}
            // In percent of the picture, because the zoom changes its size on the screen.
            onChange={(_pixels, shares) => setCrop(shares)}
            onDragEnd={onDragEnd}
          >
            <ScreenshotImage
              onImage={setImage}
              screenshot={screenshot}
              alt="Your screenshot"
              maxHeight="100cqh"
              onShowable={onShowable}
            />
            {props.children}
          </ReactCrop>
        </ScreenshotZoom>
      </Stage>
      {target && (
        <SelectionTools
          target={target}
          placed={placed}
          disabled={recognising}
          onPlace={place}
          onSelect={select}
          onStop={onStop}
        />
      )}
    </Frame>
  );
}

const Frame = chakra('div', {
  base: {
    gridArea: 'picture',
    h: { md: '72dvh' },
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    gap: '3',
    minW: '0',
    minH: '0',
  },
});

const Stage = chakra('div', {
  base: {
    containerType: 'size',
    minH: '0',
    overflow: 'hidden',
    bg: 'sunken',
    rounded: 'md',
    '& .ReactCrop__child-wrapper': { position: 'relative' },
    '@media (prefers-reduced-motion: reduce)': {
      '& .ReactCrop__crop-selection': { animation: 'none' },
    },
  },
});
