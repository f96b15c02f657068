import { LazyPart } from '@/components/lazy-part';
import type { HiddenArea } from '../model/hidden-area';
import type { ReadSale } from '../model/read-sale';

export interface TextDetectionProps {
  readonly screenshot: File;
  readonly hidden: readonly HiddenArea[];
  /** The picture was looked at for personal information before. */
  readonly checked: boolean;
  /** Told each change of what is hidden at once, however the overlay is left. */
  readonly onHidden: (hidden: readonly HiddenArea[], checked: boolean) => void;
  readonly onUse: (read: ReadSale) => void;
  readonly onClose: () => void;
}

const loadOverlay = async () => (await import('./text-detection-overlay')).TextDetectionOverlay;

/** The text detection overlay, whose code comes when it is first needed. */
export const TextDetection = (props: TextDetectionProps) => (
  <LazyPart
    load={loadOverlay}
    loading="Getting text detection ready..."
    failed="Text detection could not be loaded. You can type title and price yourself."
    props={props}
  />
);
