import { isWholeScreenshot, type ItemPart, WHOLE_SCREENSHOT } from '@contract/schemas/item-part';
import type { PictureArea } from '@contract/schemas/picture-area';
import { useId, useRef } from 'react';
import { Button } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import { LiveRegionNote } from '@/components/field';
import { LazyPart } from '@/components/lazy-part';
import { useCloseOnBack } from '@/components/use-close-on-back';
import { coverInsidePart } from '../model/cover';
import {
  HARD_TO_READ_WARNING,
  MAY_SHOW_NAMES_WARNING,
  partSentence,
  type PartState,
} from '../model/picture-texts';
import { isCheckRunning } from '../model/share-sale-state';
import { useShareSale } from '../model/use-share-sale';
import { CoverOptions, PressableCardPreview } from './card-cover';
import styles from './picture-choices.module.css';

const loadCoverDialog = async () => (await import('./frame-dialogs')).ScreenshotCoverDialog;

interface PictureChoicesProps {
  readonly screenshot: File;
  /** Whether the browser can show the picture. Undefined until the browser has tried. */
  readonly showable: boolean | undefined;
  /** Whether the member has enlarged the part. */
  readonly hasGrown: boolean;
}

/** Shows the part that others see and a preview of the card, with buttons to change both. */
export function PictureChoices({ screenshot, showable, hasGrown }: PictureChoicesProps) {
  const { state, isSharing: busy, dispatch, choosePart } = useShareSale();
  const { draft } = state;
  const { redaction, parts, coverOptions, itemPart, reading } = draft;
  const noteId = useId();
  const isCoverOpen = state.coverDialogOpen;
  const closeCover = () => void dispatch({ type: 'coverDialogClosed' });
  useCloseOnBack(isCoverOpen, closeCover);
  const cover = (parts?.cover && coverInsidePart(parts.cover, itemPart)) ?? null;
  const chooseCover = (chosen: PictureArea | null) =>
    void dispatch({ type: 'coverChosen', cover: chosen });
  return (
    <div className={styles.choices}>
      <p className={styles.file}>Selected file: {screenshot.name || 'pasted picture'}</p>
      <PartChoice
        itemPart={itemPart}
        isShowable={showable}
        checking={isCheckRunning(state)}
        busy={busy}
        onItemPart={choosePart}
        onMarkPart={() => dispatch({ type: 'partDialogOpened' })}
      />
      <LiveRegionNote id={`${noteId}-grown`} text={hasGrown ? MAY_SHOW_NAMES_WARNING : ''} />
      <LiveRegionNote
        id={noteId}
        text={reading?.isHardToRead === true ? HARD_TO_READ_WARNING : ''}
      />
      {showable && coverOptions.length > 0 && (
        <CoverOptions
          screenshot={screenshot}
          itemPart={itemPart}
          coverOptions={coverOptions}
          cover={cover}
          busy={busy}
          areas={redaction.areas}
          onCover={chooseCover}
        />
      )}
      {showable && (
        <PressableCardPreview
          label={cover ? 'Change Cover' : 'Choose a Cover'}
          disabled={busy}
          onPress={() => dispatch({ type: 'coverDialogOpened' })}
        />
      )}
      {isCoverOpen && (
        <LazyPart
          load={loadCoverDialog}
          loading="Loading..."
          failed="We couldn't open this. Check your connection and try again."
          props={{
            screenshot,
            areas: redaction.areas,
            itemPart,
            cover,
            onChoose: chooseCover,
            onClose: closeCover,
          }}
        />
      )}
    </div>
  );
}

interface PartChoiceProps {
  readonly itemPart: ItemPart | null;
  /** Whether the browser can show the picture. Undefined until the browser has tried. */
  readonly isShowable: boolean | undefined;
  readonly checking: boolean;
  readonly busy: boolean;
  readonly onItemPart: (itemPart: ItemPart) => void;
  readonly onMarkPart: () => void;
}

/** The part that others see, with buttons to change it. */
function PartChoice(props: PartChoiceProps) {
  const { busy, onItemPart, onMarkPart } = props;
  const status = useRef<HTMLParagraphElement>(null);
  const markButton = useRef<HTMLButtonElement>(null);
  const showAll = () => {
    onItemPart(WHOLE_SCREENSHOT);
    // Moves the focus, because the pressed button disappears.
    (markButton.current ?? status.current)?.focus();
  };
  const state = stateOf(props);
  const isMissing = state === 'missing';
  const canMark = state !== 'searching' && props.isShowable !== false;
  const canShowAll = state !== 'searching' && state !== 'whole';
  return (
    <div className={styles.choice}>
      <p ref={status} tabIndex={-1} role="status" className={styles.sentence}>
        {partSentence(state)}
      </p>
      {(canMark || canShowAll) && (
        <ButtonRow>
          {canMark && (
            <Button
              ref={markButton}
              variant={isMissing ? 'solid' : 'outline'}
              disabled={busy}
              onClick={onMarkPart}
            >
              {isMissing ? 'Drag Around the Item' : 'Change What Others See'}
            </Button>
          )}
          {canShowAll && (
            <Button variant="outline" disabled={busy} onClick={showAll}>
              Show the Whole Screenshot
            </Button>
          )}
        </ButtonRow>
      )}
    </div>
  );
}

function stateOf({ itemPart, isShowable, checking }: PartChoiceProps): PartState {
  if (itemPart && isWholeScreenshot(itemPart)) return 'whole';
  if (isShowable === false) return 'uncroppable';
  if (itemPart) return 'part';
  return checking ? 'searching' : 'missing';
}
