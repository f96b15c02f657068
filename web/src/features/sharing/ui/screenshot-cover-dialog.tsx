import type { ItemPart } from '@contract/schemas/item-part';
import { ScreenshotImage } from '@/components/screenshot-image';
import { CoverDialog, type CoverDialogProps } from './cover-dialog';
import { PartShade } from './part-shade';

interface ScreenshotCoverDialogProps extends Omit<CoverDialogProps, 'children'> {
  readonly screenshot: File;
  readonly itemPart: ItemPart | null;
}

/** Chooses the cover of a screenshot that is not shared yet, inside the part that others will see. */
export const ScreenshotCoverDialog = ({ screenshot, ...rest }: ScreenshotCoverDialogProps) => (
  <CoverDialog {...rest}>
    <ScreenshotImage screenshot={screenshot} alt="Your screenshot" maxHeight="100cqh" />
    <PartShade itemPart={rest.itemPart} />
  </CoverDialog>
);
