import { cutProblem } from '@contract/rules/cut-problem';
import { partLayout } from '@contract/rules/part-layout';
import type { PictureArea } from '@contract/schemas/picture-area';
import { PICTURE_CUT_MESSAGES } from '@contract/schemas/picture-cut';
import { areaOf, frameOf } from '../model/cover';
import { FrameDialog, type PictureDialogProps } from './frame-dialog';
import { CUT_HANDLES } from './handle-labels';

interface CutDialogProps extends PictureDialogProps {
  readonly onCut: (area: PictureArea) => void;
}

const START = frameOf({ x: 0.1, y: 0.1, width: 0.8, height: 0.8 });

/** Chooses the part of a stored picture that stays. */
export const CutDialog = ({ onCut, ...rest }: CutDialogProps) => (
  <FrameDialog
    {...rest}
    title="Cut the Picture"
    text="Only what is inside the frame stays."
    warning={PICTURE_CUT_MESSAGES.warning}
    handles={CUT_HANDLES}
    start={START}
    act={rest.isSaving === true ? 'Cutting...' : 'Cut'}
    choose={(frame, picture) => {
      const problem = cutProblem(partLayout([areaOf(frame)], picture), picture);
      if (problem === null) onCut(areaOf(frame));
      return problem;
    }}
  />
);
