import { CutDialog } from '@/features/screenshots/ui/cut-dialog';
import { useCutPicture } from '@/features/sharing/model/use-cut-picture';
import type { PictureOptions } from '@/features/sharing/model/use-picture-change';
import { FramedPicture } from './framed-picture';

/** Cuts the picture of one's own item. */
export function ComposedCutDialog(options: PictureOptions) {
  const { base, save, isSaving, failure } = useCutPicture(options);
  return (
    // Another picture gets a new frame.
    <CutDialog
      key={base.picture.url}
      {...{ isSaving, failure }}
      onCut={(area) => save([area])}
      onClose={options.onClose}
    >
      <FramedPicture item={base} />
    </CutDialog>
  );
}
