import { type ReactNode, useState } from 'react';
import { Button } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import { ModalDialog } from '@/components/modal-dialog';
import type { PictureFrame } from '../model/cover';
import type { Size } from '../model/selection';
import styles from './frame-dialog.module.css';
import { FrameStage } from './frame-stage';
import type { COVER_HANDLES } from './handle-labels';

/** What the dialogs about a part of a picture have in common. */
export interface PictureDialogProps {
  /** The whole picture, an `<img>`, and what lies on it. */
  readonly children: ReactNode;
  readonly isSaving?: boolean;
  readonly failure?: string | null;
  readonly onClose: () => void;
}

interface FrameDialogProps extends PictureDialogProps {
  readonly title: string;
  /** What the frame is for. */
  readonly text: string;
  readonly warning?: string;
  readonly handles: typeof COVER_HANDLES;
  /** Where the frame starts. */
  readonly start: PictureFrame;
  /** The button that chooses what is inside the frame. */
  readonly act: ReactNode;
  /** More buttons, before 'Cancel'. */
  readonly other?: ReactNode;
  /** Chooses what is inside the frame, or returns what is wrong with it. */
  readonly choose: (frame: PictureFrame, picture: Size) => string | null;
}

/** Moves and resizes a frame on a picture by pointer or keyboard. */
export function FrameDialog(props: FrameDialogProps) {
  const { children, isSaving = false, failure, choose, onClose } = props;
  const [frame, setFrame] = useState(props.start);
  const [problem, setProblem] = useState<string | null>(null);
  const [picture, setPicture] = useState<Size | null>(null);
  const message = problem ?? failure;
  // What is on its way would happen nevertheless.
  const close = () => !isSaving && onClose();
  return (
    <ModalDialog title={props.title} onClose={close}>
      <p>
        {props.text} Drag it, or use the arrow keys to move it and Tab to resize it from a corner.
      </p>
      {props.warning !== undefined && <p className={styles.strong}>{props.warning}</p>}
      <FrameStage
        frame={frame}
        labels={props.handles}
        disabled={isSaving}
        onPicture={setPicture}
        onFrame={(moved) => {
          setProblem(null);
          setFrame(moved);
        }}
      >
        {children}
      </FrameStage>
      {message && (
        <p role="alert" className={styles.strong}>
          {message}
        </p>
      )}
      <ButtonRow>
        <Button
          variant={props.warning === undefined ? 'solid' : 'danger'}
          busy={isSaving}
          disabled={!picture}
          onClick={() => picture && setProblem(choose(frame, picture))}
        >
          {props.act}
        </Button>
        {props.other}
        <Button variant="outline" disabled={isSaving} onClick={close}>
          Cancel
        </Button>
      </ButtonRow>
    </ModalDialog>
  );
}
