import { CoverDialog } from '@/features/sharing/ui/frame-dialogs';
import { type PictureOptions, useChangeCover } from '@/features/sharing/model/use-picture-change';
import { FramedPicture } from './framed-picture';
import { CompleteItem } from './complete-item';

/** The dialog in which a member changes the cover of their item. */
export const ComposedCoverDialog = ({ item, ...options }: PictureOptions) => (
  <CompleteItem item={item}>
    {(complete) => <ItemCoverDialog {...options} item={complete} />}
  </CompleteItem>
);

function ItemCoverDialog(options: PictureOptions) {
  const { save, isSaving, failure } = useChangeCover(options);
  const { item, onClose } = options;
  return (
    <CoverDialog
      cover={item.cover ?? null}
      isSaving={isSaving}
      failure={failure}
      onClose={onClose}
      onChoose={save}
    >
      <FramedPicture item={item} />
    </CoverDialog>
  );
}
