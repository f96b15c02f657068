import { CropDialog } from '@/features/sharing/ui/frame-dialogs';
import {
  type PictureChangeOptions,
  useCropPicture,
} from '@/features/sharing/model/use-picture-change';
import { FramedPicture } from './framed-picture';

/** The dialog in which a member crops the picture of their item. */
export function ComposedCropDialog(options: PictureChangeOptions) {
  const { base, save, isSaving, failure } = useCropPicture(options);
  return (
    // The key resets the frame when the picture changes.
    <CropDialog
      key={base.picture.url}
      isSaving={isSaving}
      failure={failure}
      onCrop={(area) => save([area])}
      onClose={options.onClose}
    >
      <FramedPicture item={base} />
    </CropDialog>
  );
}
