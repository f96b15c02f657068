import { CoverDialog } from '@/features/screenshots/ui/cover-dialog';
import { type CoverOptions, useChangeCover } from '@/features/sharing/model/use-change-cover';

/** Changes the cover of one's own item. */
export function ComposedCoverDialog(options: CoverOptions) {
  const { save, isSaving, failure } = useChangeCover(options);
  const { cover = null, picture, title } = options.item;
  return (
    <CoverDialog
      cover={cover}
      isSaving={isSaving}
      failure={failure}
      onChoose={save}
      onClose={options.onClose}
    >
      <img
        src={picture.url}
        alt={`Picture of ${title}`}
        width={picture.width}
        height={picture.height}
        draggable={false}
        style={{ width: 'auto', height: 'auto', maxHeight: '60dvh' }}
      />
    </CoverDialog>
  );
}
