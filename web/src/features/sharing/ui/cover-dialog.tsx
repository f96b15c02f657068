import type { ItemPart } from '@contract/schemas/item-part';
import type { PictureArea } from '@contract/schemas/picture-area';
import { Button } from '@/components/button';
import { chosenCover, frameOf, startingFrame } from '../model/cover';
import { FrameDialog, type PictureDialogProps } from './frame-dialog';
import { COVER_HANDLES } from './handle-labels';

export interface CoverDialogProps extends PictureDialogProps {
  readonly cover: PictureArea | null;
  /** The part of the picture that others will see. The cover must be inside. Absent or null if that is all of it. */
  readonly itemPart?: ItemPart | null;
  readonly onChoose: (cover: PictureArea | null) => void;
}

/** Chooses the cover, or switches it off. */
export const CoverDialog = ({ cover, itemPart = null, onChoose, ...rest }: CoverDialogProps) => (
  <FrameDialog
    {...rest}
    title="Choose the Cover"
    text="Cards show what is inside the frame."
    handles={COVER_HANDLES}
    start={cover ? frameOf(cover) : startingFrame(itemPart)}
    act="Use This Part"
    other={
      <Button variant="outline" disabled={rest.isSaving} onClick={() => onChoose(null)}>
        No Cover
      </Button>
    }
    choose={(frame, picture) => {
      const chosen = chosenCover(frame, itemPart, picture);
      if ('problem' in chosen) return chosen.problem;
      onChoose(chosen.cover);
      return null;
    }}
  />
);
