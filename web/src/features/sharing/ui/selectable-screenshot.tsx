import { chakra } from '@chakra-ui/react/styled-system';
import ReactCrop from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import type { ReadField } from '../model/detection';
import type { Rectangle } from '../model/selection';
import { useSelection } from '../model/use-selection';
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
  const { setFrame, setImage, crop, setCrop, placed, place, read, onDragEnd, onKeyDown } =
    useSelection({
      byKeyboard: byKeyboard && target !== null,
      disabled: reading,
      onRead,
    });
  return (
    <Frame ref={setFrame} onKeyDown={onKeyDown}>
      <Stage>
        <ReactCrop
          {...(crop && { crop })}
          disabled={target === null || reading}
          ariaLabels={HANDLE_LABELS}
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
        </ReactCrop>
      </Stage>
      {target && (
        <SelectionTools
          target={target}
          placed={placed}
          disabled={reading}
          onPlace={place}
          onRead={read}
          onStop={onStop}
        />
      )}
    </Frame>
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

/** As large as there is room, whatever the picture's shape: the picture fits itself into it. */
const Stage = chakra('div', {
  base: {
    containerType: 'size',
    display: 'grid',
    placeItems: 'center',
    minH: '0',
    overflow: 'hidden',
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
