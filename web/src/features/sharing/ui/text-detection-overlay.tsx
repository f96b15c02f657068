import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState } from 'react';
import { showToast } from '@/components/toast/toast-store';
import { type DragTarget, isUsable } from '../model/detection';
import type { HiddenArea } from '../model/hidden-area';
import { hidingStatus } from '../model/hiding-words';
import { priceFromText } from '../model/price-text';
import type { ReadSale } from '../model/read-sale';
import { useHiding } from '../model/use-hiding';
import { useReturnedFocus } from '../model/use-returned-focus';
import { useTextDetection } from '../model/use-text-detection';
import { DetectionReadings } from './detection-readings';
import { DetectionStatus } from './detection-status';
import { HiddenAreas } from './hidden-areas';
import { HidingRow } from './hiding-row';
import { ModalDialog } from '@/components/modal-dialog';
import { SelectableScreenshot } from './selectable-screenshot';

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

/**
 * Reads title and price off a screenshot: by itself, from a dragged part, or as typed. And shows what of it
 * will be hidden, to change.
 */
export function TextDetectionOverlay(props: TextDetectionProps) {
  const { screenshot, hidden, checked, onHidden, onUse, onClose } = props;
  const { hiding, dispatchHiding } = useHiding({ hidden, checked }, onHidden);
  const { state, dispatch, detect, readPart } = useTextDetection({
    screenshot,
    // What the member took back does not return by itself.
    onReading: ({ personalInfo }, askedFor) => {
      if (askedFor || !hiding.checked) dispatchHiding({ type: 'proposed', found: personalInfo });
    },
  });
  const [showable, setShowable] = useState<boolean>();
  const hideButton = useRef<HTMLButtonElement>(null);
  const keepOpener = useReturnedFocus(state.target !== null);

  const selectsText = state.target === 'title' || state.target === 'price';
  const drag = (target: DragTarget, byKeyboard: boolean) => {
    keepOpener();
    dispatch({ type: 'dragToggled', target, byKeyboard });
  };
  const hideNothing = () => {
    for (const area of hiding.hidden) dispatchHiding({ type: 'removed', area });
  };
  const use = () => {
    const price = priceFromText(state.price);
    if (price === null) {
      dispatch({ type: 'priceRefused' });
      return;
    }
    onUse({ ...state.seen, title: state.title.trim(), soldPrice: price });
    showToast({
      title: 'Text extracted!',
      description: 'Title and price have been filled in. Review and adjust if needed.',
    });
  };
  return (
    <ModalDialog title="Text Detection and Selection" onClose={onClose}>
      <Layout>
        <DetectionStatus detection={state} />
        <HidingRow
          status={hidingStatus(hiding, state, showable)}
          away={selectsText}
          hiding={state.target === 'hiding'}
          hideButton={hideButton}
          canHide={showable === true && !state.readingPart}
          steps={hiding.steps.length}
          onHide={(byKeyboard) => drag('hiding', byKeyboard)}
          onHideNothing={showable === false && hiding.hidden.length > 0 ? hideNothing : null}
          onUndo={() => dispatchHiding({ type: 'undone' })}
        />
        <SelectableScreenshot
          screenshot={screenshot}
          target={state.target}
          byKeyboard={state.byKeyboard}
          reading={state.readingPart}
          onShowable={setShowable}
          onRead={(image, selection) => void readPart(image, selection)}
          onHide={(area) => dispatchHiding({ type: 'added', area })}
          onStop={() => dispatch({ type: 'dragStopped' })}
        >
          {showable && (
            <HiddenAreas
              hidden={hiding.hidden}
              disabled={selectsText}
              focusAfter={hideButton}
              onRemove={(area) => dispatchHiding({ type: 'removed', area })}
            />
          )}
        </SelectableScreenshot>
        <DetectionReadings
          detection={state}
          usable={isUsable(state)}
          canDrag={showable === true && !state.readingPart}
          onEdit={(field, text) => dispatch({ type: 'edited', field, text })}
          onDrag={drag}
          onCancel={onClose}
          onDetect={detect}
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
      base: '"status" "hiding" "picture" "readings"',
      md: '"picture status" "picture hiding" "picture readings"',
    },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 24rem' },
    gridTemplateRows: { base: 'auto auto minmax(10rem, 1fr) auto', md: 'auto auto minmax(0, 1fr)' },
  },
});
