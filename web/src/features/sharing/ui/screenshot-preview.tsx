import type { ItemPart } from '@contract/schemas/item-part';
import type { PictureArea } from '@contract/schemas/picture-area';
import { useId, useState } from 'react';
import { Button } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import { LiveNote } from '@/components/field';
import { LazyPart } from '@/components/lazy-part';
import { ScreenshotImage } from '@/components/screenshot-image';
import { useClosedByBack } from '@/components/use-closed-by-back';
import type { Redaction } from '../model/redaction';
import type { ShareSettingsControl } from '@/lib/share-settings';
import { coverInside } from '../model/cover';
import { HARD_TO_READ } from '../model/part-texts';
import { redactionSummary } from '../model/redaction-texts';
import { FeesSwitch } from './fees-switch';
import { PartChoice } from './part-choice';
import { PartShade } from './part-shade';
import { placeOf } from './place-of';
import { RedactionMarks } from './redaction-marks';
import styles from './screenshot-preview.module.css';

interface ScreenshotPreviewProps {
  readonly screenshot: File;
  readonly redaction: Redaction;
  /** The item's part of the screenshot. Null if none was found or chosen yet. */
  readonly itemPart: ItemPart | null;
  readonly onItemPart: (itemPart: ItemPart) => void;
  /** Opens the dialog in which the member marks the part. */
  readonly onMarkPart: () => void;
  /** The engine probably misread or missed much of the text, so personal information can be missing. */
  readonly isHardToRead: boolean;
  /** The part of the screenshot that cards will show. */
  readonly cover: PictureArea | null;
  /** What the member may choose instead. Empty if the cover is sure. */
  readonly coverOptions: readonly PictureArea[];
  readonly onCover: (cover: PictureArea | null) => void;
  readonly settings: ShareSettingsControl;
  readonly checking: boolean;
  readonly busy: boolean;
  readonly onDetect: () => void;
}

export const ScreenshotPreview = (props: ScreenshotPreviewProps) => {
  const { screenshot, redaction, itemPart, coverOptions, onCover } = props;
  const { checking, busy, onDetect } = props;
  const [isShowable, setShowable] = useState<boolean>();
  const noteId = useId();
  const { areas, checked } = redaction;
  const cover = props.cover && coverInside(props.cover, itemPart);
  return (
    <div className={styles.preview}>
      <div className={styles.picture}>
        <ScreenshotImage
          screenshot={screenshot}
          alt="Preview of your screenshot"
          maxHeight="16rem"
          onShowable={setShowable}
        />
        <RedactionMarks areas={areas} />
        {isShowable && <PartShade itemPart={itemPart} />}
        {cover && <div aria-hidden className={styles.cover} style={placeOf(cover)} />}
      </div>
      <div className={styles.texts}>
        <p className={styles.file}>Selected file: {screenshot.name || 'pasted picture'}</p>
        <PartChoice
          {...{ itemPart, isShowable, checking, busy }}
          onItemPart={props.onItemPart}
          onMarkPart={props.onMarkPart}
        />
        <LiveNote id={noteId} text={props.isHardToRead ? HARD_TO_READ : ''} />
        <p className={styles.summary}>
          {redactionSummary(redaction, itemPart, checking, isShowable)}
        </p>
        <FeesSwitch
          redaction={redaction}
          checking={checking}
          busy={busy}
          settings={props.settings}
        />
        <ButtonRow>
          <Button variant="outline" disabled={busy} onClick={onDetect}>
            Detect Title and Price
          </Button>
          <Button variant="outline" disabled={busy} onClick={onDetect}>
            {checked || areas.length > 0 ? 'Edit Hidden Areas' : 'Hide an Area'}
          </Button>
          {isShowable && <CoverButton {...{ screenshot, itemPart, cover, busy, onCover }} />}
        </ButtonRow>
      </div>
      {isShowable && coverOptions.length > 0 && (
        <div className={styles.options}>
          <LazyPart
            load={loadOptions}
            loading={<></>}
            failed={FAILED}
            props={{ screenshot, areas, itemPart, coverOptions, cover, busy, onCover }}
          />
        </div>
      )}
    </div>
  );
};

const FAILED = "We couldn't open this. Check your connection and try again.";
const loadOptions = async () => (await import('./cover-options')).CoverOptions;
const loadDialog = async () => (await import('./screenshot-cover-dialog')).ScreenshotCoverDialog;

function CoverButton({
  screenshot,
  itemPart,
  cover,
  busy,
  onCover,
}: Pick<ScreenshotPreviewProps, 'screenshot' | 'itemPart' | 'cover' | 'busy' | 'onCover'>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useClosedByBack(isOpen, close);
  const onChoose = (chosen: PictureArea | null) => {
    onCover(chosen);
    close();
  };
  return (
    <>
      <Button variant="outline" disabled={busy} onClick={() => setOpen(true)}>
        {cover ? 'Change Cover' : 'Choose a Cover'}
      </Button>
      {isOpen && (
        <LazyPart
          load={loadDialog}
          loading="Loading..."
          failed={FAILED}
          props={{ screenshot, itemPart, cover, onChoose, onClose: close }}
        />
      )}
    </>
  );
}
