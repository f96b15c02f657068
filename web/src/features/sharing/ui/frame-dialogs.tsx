import { cropProblem } from '@contract/rules/crop-problem';
import { partLayout } from '@contract/rules/part-layout';
import type { ItemPart } from '@contract/schemas/item-part';
import type { PictureArea } from '@contract/schemas/picture-area';
import { PICTURE_CROP_MESSAGES } from '@contract/schemas/picture-crop';
import { type ReactNode, useState } from 'react';
import { ActionButtonRow } from '@/components/action-button-row';
import { Button } from '@/components/button';
import { ModalDialog } from '@/components/modal-dialog';
import { ScreenshotImage } from '@/components/screenshot-image';
import {
  areaOfFrame,
  coverFromFrame,
  frameOfArea,
  type PictureFrame,
  startingFrame,
} from '../model/cover';
import type { Size } from '../model/selection';
import styles from './frame-dialogs.module.css';
import { PictureWithFrame } from './picture-with-frame';
import { COVER_HANDLES, CROP_HANDLES } from './handle-labels';
import { PartShade, RedactionMarks } from './picture-marks';

/** Props of all dialogs in which the member chooses a part of a picture. */
interface PictureDialogProps {
  /** The whole picture as an `<img>`, and the marks over it. */
  readonly children: ReactNode;
  readonly isSaving?: boolean;
  readonly failure?: string | null;
  readonly onClose: () => void;
}

interface CoverDialogProps extends PictureDialogProps {
  readonly cover: PictureArea | null;
  /**
   * The part that others will see. The cover must be inside this part. Null or undefined if others see the whole
   * picture.
   */
  readonly itemPart?: ItemPart | null;
  readonly onChoose: (cover: PictureArea | null) => void;
}

/** A dialog in which the member chooses or removes the cover. */
export const CoverDialog = ({ cover, itemPart = null, onChoose, ...rest }: CoverDialogProps) => (
  <FrameDialog
    {...rest}
    title="Choose the Cover"
    text="Cards show what is inside the frame. Without a cover, they show the title, platform and price."
    handles={COVER_HANDLES}
    start={cover ? frameOfArea(cover) : startingFrame(itemPart)}
    act="Use This Part"
    other={
      <Button variant="outline" disabled={rest.isSaving} onClick={() => onChoose(null)}>
        No Cover
      </Button>
    }
    choose={(frame, picture) => {
      const chosen = coverFromFrame(frame, itemPart, picture);
      if ('problem' in chosen) return chosen.problem;
      onChoose(chosen.cover);
      return null;
    }}
  />
);

interface ScreenshotCoverDialogProps extends Omit<CoverDialogProps, 'children'> {
  readonly screenshot: File;
  /** The hidden areas, which are black in the picture. */
  readonly areas: readonly PictureArea[];
  readonly itemPart: ItemPart | null;
}

/**
 * A dialog in which the member chooses the cover of a screenshot that is not shared yet. The cover must be inside the
 * part that others will see.
 */
export const ScreenshotCoverDialog = ({
  screenshot,
  areas,
  ...rest
}: ScreenshotCoverDialogProps) => (
  <CoverDialog {...rest}>
    <ScreenshotImage screenshot={screenshot} alt="Your screenshot" maxHeight="100cqh" />
    <RedactionMarks areas={areas} />
    <PartShade itemPart={rest.itemPart} />
  </CoverDialog>
);

interface CropDialogProps extends PictureDialogProps {
  readonly onCrop: (area: PictureArea) => void;
}

const CROP_START = frameOfArea({ x: 0.1, y: 0.1, width: 0.8, height: 0.8 });

/** A dialog in which the member chooses which part of a stored picture to keep. */
export const CropDialog = ({ onCrop, ...rest }: CropDialogProps) => (
  <FrameDialog
    {...rest}
    title="Crop the Picture"
    text="Only what's inside the frame is kept."
    warning={PICTURE_CROP_MESSAGES.warning}
    handles={CROP_HANDLES}
    start={CROP_START}
    act={rest.isSaving === true ? 'Cropping...' : 'Crop'}
    choose={(frame, picture) => {
      const problem = cropProblem(partLayout([areaOfFrame(frame)], picture), picture);
      if (problem === null) onCrop(areaOfFrame(frame));
      return problem;
    }}
  />
);

interface FrameDialogProps extends PictureDialogProps {
  readonly title: string;
  /** Explains the purpose of the frame. */
  readonly text: string;
  readonly warning?: string;
  readonly handles: typeof COVER_HANDLES;
  /** The first position of the frame. */
  readonly start: PictureFrame;
  /** The label of the button that uses the area inside the frame. */
  readonly act: ReactNode;
  /** More buttons before 'Cancel'. */
  readonly other?: ReactNode;
  /**
   * Called with the frame when the member presses the button that uses it. Returns a message if the frame cannot be
   * used. Otherwise returns null.
   */
  readonly choose: (frame: PictureFrame, picture: Size) => string | null;
}

/** A dialog with a picture and a frame that can be moved and resized by pointer or keyboard. */
function FrameDialog(props: FrameDialogProps) {
  const { children, isSaving = false, failure, choose, onClose } = props;
  const [frame, setFrame] = useState(props.start);
  const [problem, setProblem] = useState<string | null>(null);
  const [picture, setPicture] = useState<Size | null>(null);
  const message = problem ?? failure;
  // Does not close while the change is being saved, because closing would not stop the change.
  const close = () => !isSaving && onClose();
  return (
    <ModalDialog title={props.title} onClose={close}>
      <p>
        {props.text} Drag it, or use the arrow keys to move it and Tab to resize it from a corner.
      </p>
      {props.warning !== undefined && <p className={styles.strong}>{props.warning}</p>}
      <PictureWithFrame
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
      </PictureWithFrame>
      {message && (
        <p role="alert" className={styles.strong}>
          {message}
        </p>
      )}
      <ActionButtonRow
        act={
          <Button
            variant={props.warning === undefined ? 'solid' : 'danger'}
            busy={isSaving}
            disabled={!picture}
            onClick={() => picture && setProblem(choose(frame, picture))}
          >
            {props.act}
          </Button>
        }
        other={props.other}
        keep={
          <Button variant="outline" disabled={isSaving} onClick={close}>
            Cancel
          </Button>
        }
      />
    </ModalDialog>
  );
}
