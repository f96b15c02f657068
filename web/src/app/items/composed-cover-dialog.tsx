import { CoverDialog } from '@/features/sharing/ui/frame-dialogs';
import {
  type PictureChangeOptions,
  useChangeCover,
} from '@/features/sharing/model/use-picture-change';
import { FramedPicture } from './framed-picture';
import { CompleteItemLoader } from './complete-item-loader';

/** The dialog in which a member changes the cover of their item. */
export const ComposedCoverDialog = ({ item, ...options }: PictureChangeOptions) => (
  <CompleteItemLoader item={item}>
    {(complete) => <ItemCoverDialog {...options} item={complete} />}
  </CompleteItemLoader>
);

function ItemCoverDialog(options: PictureChangeOptions) {
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
