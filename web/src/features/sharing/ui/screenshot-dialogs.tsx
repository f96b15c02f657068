import { LazyPart } from '@/components/lazy-part';
import { useClosedByBack } from '@/components/use-closed-by-back';
import type { Redaction } from '../model/redaction';
import type { SaleReading } from '../model/sale-reading';
import { useShareSale } from '../model/use-share-sale';

const loadOverlay = async () => (await import('./text-detection-overlay')).TextDetectionOverlay;
const loadPartDialog = async () => (await import('./part-dialog')).PartDialog;

/** The overlay that reads and hides text. Its code is loaded when it opens. */
export function TextDetection() {
  const { state, dispatch, keepReading, keepMissedReading, fillIn, settings } = useShareSale();
  const { screenshot, redaction, itemPart } = state.draft;
  const close = () => void dispatch({ type: 'overlayClosed' });
  useClosedByBack(state.overlayOpen && screenshot !== null, close);
  if (!state.overlayOpen || !screenshot) return null;
  return (
    <LazyPart
      load={loadOverlay}
      loading="Loading text detection..."
      failed="We couldn't load text detection. Try again, or type the title and price yourself."
      props={{
        screenshot,
        redaction,
        itemPart,
        onRedact: (changed: Redaction) => void dispatch({ type: 'redacted', redaction: changed }),
        settings,
        onRead: (read: Partial<SaleReading>, isTyped: boolean) =>
          keepReading(screenshot, read, isTyped),
        onReadAgain: (read: SaleReading) => keepMissedReading(screenshot, read),
        onUse: fillIn,
        onClose: close,
      }}
    />
  );
}

/** The dialog in which the member marks what others see. */
export function PartMarking() {
  const { state, dispatch, choosePart } = useShareSale();
  const { screenshot, redaction, itemPart } = state.draft;
  const close = () => void dispatch({ type: 'partDialogClosed' });
  useClosedByBack(state.partDialogOpen && screenshot !== null, close);
  if (!state.partDialogOpen || !screenshot) return null;
  return (
    <LazyPart
      load={loadPartDialog}
      loading="Loading..."
      failed="We couldn't open this. Check your connection and try again."
      props={{ screenshot, itemPart, areas: redaction.areas, onChoose: choosePart, onClose: close }}
    />
  );
}
