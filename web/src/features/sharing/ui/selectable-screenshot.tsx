import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import ReactCrop, { convertToPixelCrop, type Crop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import type { ReadField } from '../model/detection';
import { type Rectangle, STARTING_SELECTION } from '../model/selection';
import { ScreenshotImage } from './screenshot-image';
import { SelectionTools } from './selection-tools';

interface SelectableScreenshotProps {
  readonly screenshot: File;
  readonly target: ReadField | null;
  /** Begins with a rectangle to move by arrow keys. */
  readonly byKeyboard: boolean;
  readonly reading: boolean;
  readonly onShowable: (showable: boolean) => void;
  readonly onRead: (image: HTMLImageElement, selection: Rectangle) => void;
  readonly onStop: () => void;
}

/** The screenshot; while something is selected, a rectangle is drawn on it by pointer or keyboard. */
export function SelectableScreenshot(props: SelectableScreenshotProps) {
  const { screenshot, target, byKeyboard, reading, onShowable, onRead, onStop } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [crop, setCrop] = useState<Crop | undefined>(
    target && byKeyboard ? STARTING_SELECTION : undefined,
  );
  const placed = useRef(false);
  useEffect(() => {
    if (!crop || placed.current || crop.unit !== '%') return;
    placed.current = true;
    frame.current?.querySelector<HTMLElement>('.ReactCrop__crop-selection')?.focus();
  }, [crop]);

  const read = (selection: Crop | undefined) => {
    if (image && selection && !reading)
      onRead(image, convertToPixelCrop(selection, image.clientWidth, image.clientHeight));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target as Element).closest('.ReactCrop__crop-selection'))
      return;
    event.preventDefault();
    read(crop);
  };
  return (
    <chakra.div
      ref={frame}
      display="grid"
      gap="2"
      alignContent="start"
      minW="0"
      onKeyDown={onKeyDown}
    >
      <Stage>
        <ReactCrop
          {...(crop && { crop })}
          disabled={target === null || reading}
          style={{ maxHeight: 'inherit' }}
          ariaLabels={HANDLE_LABELS}
          onChange={(next) => setCrop(next)}
          onDragEnd={(event) => event.type === 'pointerup' && read(crop)}
        >
          <ScreenshotImage
            onImage={setImage}
            screenshot={screenshot}
            alt="Your screenshot"
            maxHeight="inherit"
            onShowable={onShowable}
          />
        </ReactCrop>
      </Stage>
      {target && (
        <SelectionTools
          target={target}
          placed={crop !== undefined}
          disabled={reading}
          onPlace={() => setCrop(STARTING_SELECTION)}
          onRead={() => read(crop)}
          onStop={onStop}
        />
      )}
    </chakra.div>
  );
}

const corner = (which: string) => `${which} corner: arrow keys resize the selection`;
const side = (which: string) => `${which} side: arrow keys resize the selection`;
const HANDLE_LABELS = {
  cropArea: 'Selection: arrow keys move it, Enter reads it',
  nwDragHandle: corner('Top left'),
  nDragHandle: side('Top'),
  neDragHandle: corner('Top right'),
  eDragHandle: side('Right'),
  seDragHandle: corner('Bottom right'),
  sDragHandle: side('Bottom'),
  swDragHandle: corner('Bottom left'),
  wDragHandle: side('Left'),
};

const Stage = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    maxH: { base: '48dvh', md: '72dvh' },
    bg: 'sunken',
    rounded: 'md',
    // A finger needs more than the handle that is drawn.
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
