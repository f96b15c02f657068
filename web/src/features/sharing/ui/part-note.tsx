import { WHOLE_SCREENSHOT } from '@contract/schemas/item-part';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import { useShareSale } from '../model/use-share-sale';
import { FormNote } from './form-note';

/**
 * Asks what others may see of a screenshot in which the item was not found for sure. Nothing is shared until the
 * member answers.
 */
export function PartNote() {
  const { state, dispatch, partNote, checkTop, choosePart } = useShareSale();
  const { isPartAsked, draft } = state;
  const wasAsked = useRef(false);
  useEffect(() => {
    if (isPartAsked) partNote.current?.focus();
    // The focused button is gone, so focus what is above the picture.
    else if (wasAsked.current && document.activeElement === document.body)
      checkTop.current?.focus();
    wasAsked.current = isPartAsked;
  }, [isPartAsked, partNote, checkTop]);
  if (!isPartAsked) return null;
  const reason =
    draft.reading === null
      ? "We haven't found the item in your screenshot."
      : "We couldn't find the title and price for sure.";
  return (
    <FormNote
      ref={partNote}
      title="Mark what others may see"
      text={`${reason} Drag around the item, then share your sale.`}
    >
      <ButtonRow>
        <Button onClick={() => dispatch({ type: 'partDialogOpened' })}>Drag Around the Item</Button>
        <Button variant="outline" onClick={() => choosePart(WHOLE_SCREENSHOT)}>
          Show the Whole Screenshot
        </Button>
      </ButtonRow>
    </FormNote>
  );
}
