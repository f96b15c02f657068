import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { showToast } from '@/components/toast/toast-store';
import { isUsable } from '../model/detection';
import { priceFromText } from '../model/price-text';
import { useTextDetection } from '../model/use-text-detection';
import { DetectionReadings } from './detection-readings';
import { DetectionStatus } from './detection-status';
import { ModalDialog } from '@/components/modal-dialog';
import { SelectableScreenshot } from './selectable-screenshot';

interface TextDetectionOverlayProps {
  readonly screenshot: File;
  readonly onUse: (title: string, price: string) => void;
  readonly onClose: () => void;
}

/** Reads title and price off a screenshot: by itself, from a dragged part, or as typed. */
export function TextDetectionOverlay({ screenshot, onUse, onClose }: TextDetectionOverlayProps) {
  const { state, dispatch, detect, readPart } = useTextDetection(screenshot);
  const [showable, setShowable] = useState(false);

  const use = () => {
    const price = priceFromText(state.price);
    if (price === null) {
      dispatch({ type: 'priceRefused' });
      return;
    }
    onUse(state.title.trim(), price);
    showToast({
      title: 'Text extracted!',
      description: 'Title and price have been filled in. Review and adjust if needed.',
    });
  };
  return (
    <ModalDialog title="Text Detection and Selection" onClose={onClose}>
      <Layout>
        <DetectionStatus detection={state} />
        <SelectableScreenshot
          // A new drag begins without the rectangle of the one before.
          key={state.target ?? 'none'}
          screenshot={screenshot}
          target={state.target}
          byKeyboard={state.byKeyboard}
          reading={state.readingPart}
          onShowable={setShowable}
          onRead={(image, selection) => void readPart(image, selection)}
          onStop={() => dispatch({ type: 'dragStopped' })}
        />
        <DetectionReadings
          detection={state}
          usable={isUsable(state)}
          canDrag={showable && !state.readingPart}
          onEdit={(field, text) => dispatch({ type: 'edited', field, text })}
          onDrag={(field, byKeyboard) => dispatch({ type: 'dragToggled', field, byKeyboard })}
          onCancel={onClose}
          onDetect={() => void detect()}
          onUse={use}
        />
      </Layout>
    </ModalDialog>
  );
}

/**
 * On a phone the screenshot takes what the controls leave, which lie under the thumb; while something is
 * selected it takes nearly all. On a wide screen the two stand side by side.
 */
const Layout = chakra('div', {
  base: {
    flex: '1',
    display: 'grid',
    gap: { base: '2', md: '4' },
    columnGap: { md: '6' },
    minH: '0',
    gridTemplateAreas: {
      base: '"status" "picture" "readings"',
      md: '"picture status" "picture readings"',
    },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 24rem' },
    gridTemplateRows: { base: 'auto minmax(10rem, 1fr) auto', md: 'auto minmax(0, 1fr)' },
  },
});
