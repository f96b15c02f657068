import { cutProblem } from '@contract/rules/cut-problem';
import { partLayout } from '@contract/rules/part-layout';
import type { PictureArea } from '@contract/schemas/picture-area';
import { PICTURE_CUT_MESSAGES } from '@contract/schemas/picture-cut';
import { FrameDialog, type FrameDialogProps } from './frame-dialog';
import { CUT_HANDLES } from './handle-labels';

interface CutDialogProps extends Pick<
  FrameDialogProps,
  'children' | 'isSaving' | 'failure' | 'onClose'
> {
  readonly onCut: (area: PictureArea) => void;
}

const START: PictureArea = { x: 0.1, y: 0.1, width: 0.8, height: 0.8 };

/** Chooses the part of a stored picture that stays. */
export const CutDialog = ({ onCut, ...rest }: CutDialogProps) => (
  <FrameDialog
    {...rest}
    title="Cut the Picture"
    text="Only what is inside the frame stays."
    warning={PICTURE_CUT_MESSAGES.warning}
    handles={CUT_HANDLES}
    start={START}
    problemOf={(area, picture) => cutProblem(partLayout([area], picture), picture)}
    act={rest.isSaving === true ? 'Cutting...' : 'Cut'}
    onChoose={onCut}
  />
);
