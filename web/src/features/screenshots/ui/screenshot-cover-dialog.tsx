import { CoverDialog, type CoverDialogProps } from './frame-dialog';
import { ScreenshotImage } from '@/components/screenshot-image';

/** Chooses the cover of a screenshot that is not shared yet. */
export const ScreenshotCoverDialog = ({
  screenshot,
  ...rest
}: Omit<CoverDialogProps, 'children'> & { readonly screenshot: File }) => (
  <CoverDialog {...rest}>
    <ScreenshotImage screenshot={screenshot} alt="Your screenshot" maxHeight="60dvh" />
  </CoverDialog>
);
