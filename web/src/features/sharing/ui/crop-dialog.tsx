import { cropProblem } from '@contract/rules/crop-problem';
import { partLayout } from '@contract/rules/part-layout';
import type { PictureArea } from '@contract/schemas/picture-area';
import { PICTURE_CROP_MESSAGES } from '@contract/schemas/picture-crop';
import { areaOf, frameOf } from '../model/cover';
import { FrameDialog, type PictureDialogProps } from './frame-dialog';
import { CROP_HANDLES } from './handle-labels';

interface CropDialogProps extends PictureDialogProps {
  readonly onCrop: (area: PictureArea) => void;
}

const START = frameOf({ x: 0.1, y: 0.1, width: 0.8, height: 0.8 });

/** Chooses the part of a stored picture that is kept. */
export const CropDialog = ({ onCrop, ...rest }: CropDialogProps) => (
  <FrameDialog
    {...rest}
    title="Crop the Picture"
    text="Only what's inside the frame is kept."
    warning={PICTURE_CROP_MESSAGES.warning}
    handles={CROP_HANDLES}
    start={START}
    act={rest.isSaving === true ? 'Cropping...' : 'Crop'}
    choose={(frame, picture) => {
      const problem = cropProblem(partLayout([areaOf(frame)], picture), picture);
      if (problem === null) onCrop(areaOf(frame));
      return problem;
    }}
  />
);
