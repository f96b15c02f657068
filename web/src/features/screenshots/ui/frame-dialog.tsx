import { isLargeCover } from '@contract/rules/part-layout';
import { COVER_MESSAGES } from '@contract/schemas/cover';
import type { PictureArea } from '@contract/schemas/picture-area';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import ReactCrop from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { Button } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import { ModalDialog } from '@/components/modal-dialog';
import { areaOf, frameOf } from '../model/cover';
import type { Size } from '../model/selection';
import styles from './frame-dialog.module.css';
import { COVER_HANDLES } from './handle-labels';

interface StageProps {
  /** The whole picture, an `<img>`. */
  readonly children: ReactNode;
  readonly isSaving?: boolean;
  readonly failure?: string | null;
  readonly onClose: () => void;
}

export interface FrameDialogProps extends StageProps {
  readonly title: string;
  /** What the frame is for. */
  readonly text: string;
  readonly warning?: string;
  /** What screen readers say of the frame. */
  readonly handles: typeof COVER_HANDLES;
  /** Where the frame starts. Null: around the upper half. */
  readonly start: PictureArea | null;
  /** Returns what is wrong with an area of a picture, or null. */
  readonly problemOf: (area: PictureArea, picture: Size) => string | null;
  /** The button that chooses what is inside the frame. */
  readonly act: ReactNode;
  /** More buttons, before 'Cancel'. */
  readonly other?: ReactNode;
  readonly onChoose: (area: PictureArea) => void;
}

/** Moves and resizes a frame on a picture by pointer or keyboard. */
export function FrameDialog(props: FrameDialogProps) {
  const { start, problemOf, children, isSaving = false, failure, onChoose, onClose } = props;
  const [frame, setFrame] = useState(() => frameOf(start));
  const [problem, setProblem] = useState<string | null>(null);
  // The frame has a size in pixels, and can be moved, only after the picture has loaded.
  const [isLoaded, setLoaded] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isLoaded) stage.current?.querySelector<HTMLElement>('.ReactCrop__crop-selection')?.focus();
  }, [isLoaded]);
  const use = () => {
    const image = stage.current?.querySelector('img');
    const picture = { width: image?.naturalWidth ?? 0, height: image?.naturalHeight ?? 0 };
    const found = problemOf(areaOf(frame), picture);
    setProblem(found);
    if (found === null) onChoose(areaOf(frame));
  };
  const message = problem ?? failure;
  return (
    <ModalDialog title={props.title} onClose={onClose}>
      <p>
        {props.text} Drag it, or use the arrow keys to move it and Tab to resize it from a corner.
      </p>
      {props.warning !== undefined && <p className={styles.strong}>{props.warning}</p>}
      <div ref={stage} className={styles.stage} onLoadCapture={() => setLoaded(true)}>
        <ReactCrop
          crop={frame}
          keepSelection
          disabled={isSaving || !isLoaded}
          ariaLabels={props.handles}
          onChange={(_pixels, { x, y, width, height }) => {
            setProblem(null);
            // ReactCrop adds the next key to what it has rendered.
            flushSync(() => setFrame({ unit: '%', x, y, width, height }));
          }}
        >
          {children}
        </ReactCrop>
      </div>
      {message && (
        <p role="alert" className={styles.strong}>
          {message}
        </p>
      )}
      <ButtonRow>
        <Button
          variant={props.warning === undefined ? 'solid' : 'danger'}
          busy={isSaving}
          disabled={!isLoaded}
          onClick={use}
        >
          {props.act}
        </Button>
        {props.other}
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </ButtonRow>
    </ModalDialog>
  );
}

export interface CoverDialogProps extends StageProps {
  readonly cover: PictureArea | null;
  readonly onChoose: (cover: PictureArea | null) => void;
}

/** Chooses the cover, or switches it off. */
export const CoverDialog = ({ cover, onChoose, ...rest }: CoverDialogProps) => (
  <FrameDialog
    {...rest}
    title="Choose the Cover"
    text="Cards show what is inside the frame."
    handles={COVER_HANDLES}
    start={cover}
    problemOf={(area, picture) => (isLargeCover(area, picture) ? null : COVER_MESSAGES.small)}
    act="Use This Part"
    other={
      <Button variant="outline" disabled={rest.isSaving} onClick={() => onChoose(null)}>
        No Cover
      </Button>
    }
    onChoose={onChoose}
  />
);
