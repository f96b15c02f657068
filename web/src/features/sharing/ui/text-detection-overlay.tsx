import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { showToast } from '@/components/toast/toast-store';
import { isUsable, type ReadField } from '../model/detection';
import { priceFromText } from '../model/price-text';
import { useTextDetection } from '../model/use-text-detection';
import { DetectionButtons } from './detection-buttons';
import { DetectionField } from './detection-field';
import { DetectionStatus } from './detection-status';
import { ModalDialog } from './modal-dialog';
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
  const [byKeyboard, setByKeyboard] = useState(false);
  const [priceProblem, setPriceProblem] = useState<string>();

  const use = () => {
    const price = priceFromText(state.price);
    if (price === null) {
      setPriceProblem('Price must be a number');
      return;
    }
    onUse(state.title.trim(), price);
    showToast({
      title: 'Text extracted!',
      description: 'Title and price have been filled in. Review and adjust if needed.',
    });
  };
  const edit = (field: ReadField, text: string) => {
    setPriceProblem(undefined);
    dispatch({ type: 'edited', field, text });
  };
  const drag = (field: ReadField, keyboard: boolean) => {
    setPriceProblem(undefined);
    setByKeyboard(keyboard);
    dispatch(state.target === field ? { type: 'dragStopped' } : { type: 'dragStarted', field });
  };
  const fieldProps = {
    target: state.target,
    canDrag: showable && !state.readingPart,
    onEdit: edit,
    onDrag: drag,
  };
  return (
    <ModalDialog title="Text Detection and Selection" onClose={onClose}>
      <Columns>
        <SelectableScreenshot
          // A new drag begins without the rectangle of the one before.
          key={state.target ?? 'none'}
          screenshot={screenshot}
          target={state.target}
          byKeyboard={byKeyboard}
          reading={state.readingPart}
          onShowable={setShowable}
          onRead={(image, selection) => void readPart(image, selection)}
          onStop={() => dispatch({ type: 'dragStopped' })}
        />
        <chakra.div display="grid" gap="4" alignContent="start" minW="0">
          <DetectionStatus detection={state} />
          <DetectionField field="title" label="Title" text={state.title} {...fieldProps} />
          <DetectionField
            field="price"
            label="Price"
            text={state.price}
            problem={priceProblem}
            {...fieldProps}
          />
          <DetectionButtons
            usable={isUsable(state)}
            loading={state.phase === 'loading'}
            onCancel={onClose}
            onDetect={() => {
              setPriceProblem(undefined);
              void detect();
            }}
            onUse={use}
          />
        </chakra.div>
      </Columns>
    </ModalDialog>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '6' },
    gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 24rem)' },
  },
});
