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
  const { setFrame, setImage, crop, setCrop, placed, place, select, onDragEnd, onKeyDown } =
    useSelection({
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
  return (
    <Frame ref={setFrame} onKeyDown={onKeyDown}>
      <Stage>
        <ReactCrop
          {...(crop && { crop })}
          disabled={target === null || recognising}
          ariaLabels={SELECTION_HANDLES}
          onChange={setCrop}
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
    display: 'grid',
    placeItems: 'center',
    minH: '0',
    overflow: 'hidden',
    bg: 'sunken',
    rounded: 'md',
    '& .ReactCrop__child-wrapper': { position: 'relative' },
    // Enlarges the touch target.
    '& .ReactCrop__drag-handle::after': {
      content: '""',
      position: 'absolute',
      inset: '-10px',
    },
    '@media (prefers-reduced-motion: reduce)': {
      '& .ReactCrop__crop-selection': { animation: 'none' },
    },
  },
});
