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
import styles from './cover-dialog.module.css';
import { COVER_HANDLES } from './handle-labels';

export interface CoverDialogProps {
  readonly cover: PictureArea | null;
  /** The whole picture, an `<img>`. */
  readonly children: ReactNode;
  readonly isSaving?: boolean;
  readonly failure?: string | null;
  readonly onChoose: (cover: PictureArea | null) => void;
  readonly onClose: () => void;
}

/** Moves and resizes the frame of the cover by pointer or keyboard, or switches it off. */
export function CoverDialog(props: CoverDialogProps) {
  const { cover, children, isSaving = false, failure, onChoose, onClose } = props;
  const [frame, setFrame] = useState(() => frameOf(cover));
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
    if (isLargeCover(areaOf(frame), picture)) onChoose(areaOf(frame));
    else setProblem(COVER_MESSAGES.small);
  };
  const message = problem ?? failure;
  return (
    <ModalDialog title="Choose the Cover" onClose={onClose}>
      <p>
        Cards show what is inside the frame. Drag it, or use the arrow keys to move it and Tab to
        resize it from a corner.
      </p>
      <div ref={stage} className={styles.stage} onLoadCapture={() => setLoaded(true)}>
        <ReactCrop
          crop={frame}
          keepSelection
          disabled={isSaving || !isLoaded}
          ariaLabels={COVER_HANDLES}
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
        <p role="alert" className={styles.problem}>
          {message}
        </p>
      )}
      <ButtonRow>
        <Button busy={isSaving} disabled={!isLoaded} onClick={use}>
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
