import { LazyPart } from '@/components/lazy-part';
import type { TextDetectionProps } from './text-detection-overlay';

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
