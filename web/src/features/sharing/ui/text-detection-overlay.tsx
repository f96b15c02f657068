import { chakra, ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ItemPart } from '@contract/schemas/item-part';
import { useEffect, useRef, useState } from 'react';
import { ModalDialog } from '@/components/modal-dialog';
import { system } from '@/components/theme';
import { showToast } from '@/components/toast/toast-store';
import type { ExtractedSale, SaleReading } from '../model/sale-reading';
import type { Redaction } from '../model/redaction';
import type { ShareSettingsControl } from '@/lib/share-settings';
import { saleIn } from '../model/extract-screenshot';
import type { DragTarget } from '../model/extraction';
import { priceFromText } from '../model/price-text';
import { useExtraction } from '../model/use-extraction';
import { foundIn, useKeptChanges } from '../model/use-kept-changes';
import { useRedaction } from '../model/use-redaction';
import { ExtractionFields } from './extraction-fields';
import { ExtractionStatus } from './extraction-status';
import { PartShade } from './part-shade';
import { RedactionAreas } from './redaction-areas';
import { RedactionControls } from './redaction-controls';
import { SelectableScreenshot } from './selectable-screenshot';

const EXTRACTED = {
  title: 'Text extracted!',
  description: 'Title and price have been filled in. Review and adjust if needed.',
};

interface TextDetectionProps {
  readonly screenshot: File;
  readonly redaction: Redaction;
  /** The item's part of the screenshot. Null if none was found or chosen yet. */
  readonly itemPart: ItemPart | null;
  /** Called after each change, so that closing the overlay loses none. */
  readonly onRedact: (redaction: Redaction) => void;
  readonly settings: ShareSettingsControl;
  /** Called with what was read or typed, after each change. `isTyped` is true when the overlay closes with typed text. */
  readonly onRead: (read: Partial<SaleReading>, isTyped: boolean) => void;
  /** Called with what was read without being asked for. The form may lack it, because its own request failed. */
  readonly onReadAgain: (read: SaleReading) => void;
  readonly onUse: (sale: ExtractedSale) => void;
  readonly onClose: () => void;
}

/** Brings Chakra, which only this overlay uses. */
export const TextDetectionOverlay = (props: TextDetectionProps) => (
  <ChakraProvider value={system}>
    <Overlay {...props} />
  </ChakraProvider>
);

function Overlay(props: TextDetectionProps) {
  const { screenshot, itemPart, onUse, onClose } = props;
  const { redaction, changeRedaction, removeAll } = useRedaction(props);
  const { state, dispatch, extract, recognisePart } = useExtraction({
    screenshot,
    // Areas that the member removed come back only if the member extracts again.
    onExtracted: (extraction, askedFor) => {
      const { personalInfo, fees } = extraction;
      if (askedFor) props.onRead(foundIn(saleIn(extraction)), false);
      else props.onReadAgain(saleIn(extraction));
      if (askedFor || !redaction.checked)
        changeRedaction({ type: 'proposed', found: personalInfo, fees });
      else if (!redaction.fees) changeRedaction({ type: 'feesFound', fees });
    },
  });
  const [showable, setShowable] = useState<boolean>();
  const redactButton = useRef<HTMLButtonElement>(null);
  const keepOpener = useReturnedFocus(state.target !== null);

  const keepChanges = useKeptChanges(state, props.onRead);
  const selectsText = state.target === 'title' || state.target === 'price';
  const drag = (target: DragTarget, byKeyboard: boolean) => {
    keepOpener();
    dispatch({ type: 'dragToggled', target, byKeyboard });
  };
  const use = () => {
    const price = priceFromText(state.price);
    if (price === null) {
      dispatch({ type: 'priceRefused' });
      return;
    }
    keepChanges();
    onUse({ ...state.seen, title: state.title.trim(), soldPrice: price });
    showToast(EXTRACTED);
  };
  return (
    <ModalDialog title="Text Detection and Selection" onClose={onClose}>
      <Layout>
        <ExtractionStatus extraction={state} />
        <RedactionControls
          {...{ redaction, showable, redactButton }}
          extraction={state}
          settings={props.settings}
          onRedact={(byKeyboard) => drag('redaction', byKeyboard)}
          onRemoveAll={removeAll}
          onChange={changeRedaction}
        />
        <SelectableScreenshot
          screenshot={screenshot}
          target={state.target}
          byKeyboard={state.byKeyboard}
          recognising={state.recognisingPart}
          onShowable={setShowable}
          onRecognise={(image, selection) => void recognisePart(image, selection)}
          onRedact={(area) => changeRedaction({ type: 'added', area })}
          onStop={() => dispatch({ type: 'dragStopped' })}
        >
          {showable && !state.target && <PartShade itemPart={itemPart} isLight />}
          {showable && (
            <RedactionAreas
              redaction={redaction}
              disabled={selectsText}
              focusAfter={redactButton}
              onHide={(area) => changeRedaction({ type: 'added', area })}
              onRemove={(area) => changeRedaction({ type: 'removed', area })}
            />
          )}
        </SelectableScreenshot>
        <ExtractionFields
          extraction={state}
          canDrag={showable === true && !state.recognisingPart}
          onEdit={(field, text) => dispatch({ type: 'edited', field, text })}
          onDrag={drag}
          onCancel={onClose}
          onExtract={extract}
          onUse={use}
        />
      </Layout>
    </ModalDialog>
  );
}

/** Call the returned function before `busy` starts. The element with the focus gets it back when `busy` ends. */
function useReturnedFocus(busy: boolean): () => void {
  const opener = useRef<Element>(null);
  useEffect(() => {
    if (busy || !(opener.current instanceof HTMLElement)) return;
    const focused = document.activeElement;
    if (focused === document.body || focused instanceof HTMLDialogElement) opener.current.focus();
  }, [busy]);
  return () => {
    opener.current = document.activeElement;
  };
}

const Layout = chakra('div', {
  base: {
    flex: '1',
    display: 'grid',
    gap: { base: '2', md: '4' },
    columnGap: { md: '6' },
    minH: '0',
    gridTemplateAreas: {
      base: '"status" "redaction" "picture" "fields"',
      md: '"picture status" "picture redaction" "picture fields"',
    },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 24rem' },
    // Not 'auto', because a row with a min-height could then become lower than its text.
    gridTemplateRows: {
      base: 'max-content max-content minmax(6rem, 1fr) max-content',
      md: 'max-content max-content minmax(max-content, 1fr)',
    },
  },
});
