import { WHOLE_SCREENSHOT } from '@contract/schemas/item-part';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import type { PersonalInfoCheck } from '../model/personal-info-check';
import { areasInsidePart, visibleSuggestedAreas } from '../model/redaction';
import { areasToHideText, suggestedAreasText } from '../model/picture-texts';
import { useShareSale } from '../model/use-share-sale';
import { FormNote } from './form-note';

/** Shows why sharing waits for the check of the screenshot, and what the member can do. */
export function PersonalInfoNote() {
  const { state, checkTop, goTo, shareUnchecked } = useShareSale();
  const { check, draft } = state;
  const { phase, held } = check;
  const note = useRef<HTMLElement>(null);
  useEffect(() => {
    if (held) note.current?.focus();
  }, [held]);
  if (!held) return null;
  const look = () => {
    // Moving to the details also cancels the waiting share, so the member must press 'Share This Sale' again.
    goTo('details');
    checkTop.current?.focus();
  };
  const { redaction, itemPart } = draft;
  const shown = areasInsidePart(redaction.areas, itemPart).length;
  const suggested = areasInsidePart(visibleSuggestedAreas(redaction), itemPart).length;
  const isFound = phase === 'found';
  const canSkip = phase === 'slow' || phase === 'failed';
  const isForFees = redaction.checked;
  return (
    <FormNote ref={note} {...textsOf(phase, isForFees, shown, suggested)}>
      {(isFound || canSkip) && (
        <ButtonRow>
          <Button variant={isFound ? 'outline' : 'solid'} onClick={look}>
            {isFound ? 'Edit Hidden Areas' : 'Check the Picture Myself'}
          </Button>
          {canSkip && (
            <Button variant="outline" onClick={shareUnchecked}>
              Share Without Checking
            </Button>
          )}
        </ButtonRow>
      )}
    </FormNote>
  );
}

/**
 * Returns the texts of the note. If `isForFees` is true, the screenshot was already checked for personal information,
 * and the check looks only for fees.
 */
function textsOf(
  phase: PersonalInfoCheck['phase'],
  isForFees: boolean,
  areas: number,
  suggested: number,
) {
  const unchecked = isForFees
    ? 'Share without checking for fees and payout?'
    : 'Share without checking for names and addresses?';
  switch (phase) {
    case 'running':
    case 'done':
      return {
        title: isForFees ? 'Looking for fees and payout...' : 'Checking for names and addresses...',
        text: "We'll share your sale as soon as your screenshot is checked.",
      };
    case 'found': {
      const found =
        areas > 0
          ? areasToHideText(areas, suggested)
          : `We may have missed a name.${suggestedAreasText(suggested, 0)}`;
      return {
        title: areas > 0 ? 'We found personal information' : 'This picture is hard to read',
        text: `${found} Check the picture, then share your sale.`,
      };
    }
    case 'slow':
      return { title: unchecked, text: 'The check is taking longer than usual.' };
    case 'failed':
      return { title: unchecked, text: "We couldn't check your screenshot." };
  }
}

/**
 * Asks the member which part of the screenshot others may see. Shown if the reading was not sure which part shows the
 * item. Nothing is shared until the member answers.
 */
export function PartNote() {
  const { state, dispatch, partNote, checkTop, choosePart } = useShareSale();
  const { isPartAsked, draft } = state;
  const wasAsked = useRef(false);
  useEffect(() => {
    if (isPartAsked) partNote.current?.focus();
    // Focuses the element above the picture, because the focused button has disappeared.
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
      title="Mark What Others May See"
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
