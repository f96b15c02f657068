import type { PictureArea } from '@contract/schemas/picture-area';
import { useId } from 'react';
import { LiveNote } from '@/components/field';
import { LazyPart } from '@/components/lazy-part';
import { useClosedByBack } from '@/components/use-closed-by-back';
import { coverInside } from '../model/cover';
import { HARD_TO_READ, MAY_SHOW_NAMES } from '../model/part-texts';
import { isCheckRunning } from '../model/share-sale-state';
import { useShareSale } from '../model/use-share-sale';
import { CoverOptions } from './cover-options';
import { FinishedCard } from './finished-card';
import { PartChoice } from './part-choice';
import styles from './picture-choices.module.css';

const loadCoverDialog = async () => (await import('./frame-dialogs')).ScreenshotCoverDialog;

interface PictureChoicesProps {
  readonly screenshot: File;
  /** Undefined until the browser has tried to show the picture. */
  readonly showable: boolean | undefined;
  /** The member made the part larger. */
  readonly hasGrown: boolean;
}

/** What others see of the screenshot, and what its card will look like. */
export function PictureChoices({ screenshot, showable, hasGrown }: PictureChoicesProps) {
  const { state, isSharing: busy, dispatch, choosePart } = useShareSale();
  const { draft } = state;
  const { redaction, parts, coverOptions, itemPart, reading } = draft;
  const noteId = useId();
  const isCoverOpen = state.coverDialogOpen;
  const closeCover = () => void dispatch({ type: 'coverDialogClosed' });
  useClosedByBack(isCoverOpen, closeCover);
  const cover = (parts?.cover && coverInside(parts.cover, itemPart)) ?? null;
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
      <LiveNote id={`${noteId}-grown`} text={hasGrown ? MAY_SHOW_NAMES : ''} />
      <LiveNote id={noteId} text={reading?.isHardToRead === true ? HARD_TO_READ : ''} />
      {showable && coverOptions.length > 0 && (
        <CoverOptions
          {...{ screenshot, itemPart, coverOptions, cover, busy }}
          areas={redaction.areas}
          onCover={chooseCover}
        />
      )}
      {showable && (
        <FinishedCard
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
