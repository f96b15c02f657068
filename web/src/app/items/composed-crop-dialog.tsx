import { CropDialog } from '@/features/sharing/ui/frame-dialogs';
import { type PictureOptions, useCropPicture } from '@/features/sharing/model/use-picture-change';
import { FramedPicture } from './framed-picture';

/** Crops the picture of one's own item. */
export function ComposedCropDialog(options: PictureOptions) {
  const { base, save, isSaving, failure } = useCropPicture(options);
  return (
    // Another picture gets a new frame.
    <CropDialog
      key={base.picture.url}
      {...{ isSaving, failure }}
      onCrop={(area) => save([area])}
      onClose={options.onClose}
    >
      <FramedPicture item={base} />
    </CropDialog>
  );
}
