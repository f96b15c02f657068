import type { ItemPart } from '@contract/schemas/item-part';
import type { PictureArea } from '@contract/schemas/picture-area';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import { ModalDialog } from '@/components/modal-dialog';
import { chosenCover, frameOf, startingFrame } from '../model/cover';
import type { Size } from '../model/selection';
import styles from './cover-dialog.module.css';
import { FrameStage } from './frame-stage';
import { COVER_HANDLES } from './handle-labels';

export interface CoverDialogProps {
  readonly cover: PictureArea | null;
  /** The part of the picture that others will see. The cover must be inside. Absent or null if that is all of it. */
  readonly itemPart?: ItemPart | null;
  /** The whole picture, an `<img>`, and what lies on it. */
  readonly children: ReactNode;
  readonly isSaving?: boolean;
  readonly failure?: string | null;
  readonly onChoose: (cover: PictureArea | null) => void;
  readonly onClose: () => void;
}

/** Moves and resizes the frame of the cover by pointer or keyboard, or switches it off. */
export function CoverDialog(props: CoverDialogProps) {
  const { cover, itemPart = null, children, isSaving = false, failure, onChoose, onClose } = props;
  const [frame, setFrame] = useState(() => (cover ? frameOf(cover) : startingFrame(itemPart)));
  const [problem, setProblem] = useState<string | null>(null);
  const [picture, setPicture] = useState<Size | null>(null);
  const use = () => {
    if (!picture) return;
    const chosen = chosenCover(frame, itemPart, picture);
    if ('cover' in chosen) onChoose(chosen.cover);
    else setProblem(chosen.problem);
  };
  const message = problem ?? failure;
  return (
    <ModalDialog title="Choose the Cover" onClose={onClose}>
      <p>
        Cards show what is inside the frame. Drag it, or use the arrow keys to move it and Tab to
        resize it from a corner.
      </p>
      <FrameStage
        frame={frame}
        labels={COVER_HANDLES}
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
        <p role="alert" className={styles.problem}>
          {message}
        </p>
      )}
      <ButtonRow>
        <Button busy={isSaving} disabled={!picture} onClick={use}>
          Use This Part
        </Button>
        <Button variant="outline" disabled={isSaving} onClick={() => onChoose(null)}>
          No Cover
        </Button>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </ButtonRow>
    </ModalDialog>
  );
}
