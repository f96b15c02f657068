import type { PictureArea } from '@contract/schemas/picture-area';
import { useState } from 'react';
import { Button } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import { LazyPart } from '@/components/lazy-part';
import { useClosedByBack } from '@/components/use-closed-by-back';
import type { Redaction } from '@/lib/redaction';
import type { ShareSettingsControl } from '@/lib/share-settings';
import { redactionSummary } from '../model/redaction-texts';
import { FeesSwitch } from './fees-switch';
import mark from './redaction-mark.module.css';
import { ScreenshotImage } from '@/components/screenshot-image';
import styles from './screenshot-preview.module.css';

interface ScreenshotPreviewProps {
  readonly screenshot: File;
  readonly redaction: Redaction;
  /** The part of the screenshot that cards will show. */
  readonly cover: PictureArea | null;
  readonly onCover: (cover: PictureArea | null) => void;
  readonly settings: ShareSettingsControl;
  readonly checking: boolean;
  readonly busy: boolean;
  readonly onDetect: () => void;
}

export const ScreenshotPreview = (props: ScreenshotPreviewProps) => {
  const { screenshot, redaction, cover, onCover, checking, busy, onDetect } = props;
  const [isShowable, setShowable] = useState<boolean>();
  const { areas, checked } = redaction;
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
        {cover && <div aria-hidden className={styles.cover} style={placeOf(cover)} />}
      </div>
      <div className={styles.texts}>
        <p className={styles.file}>Selected file: {screenshot.name || 'pasted picture'}</p>
        <p className={styles.summary}>{redactionSummary(redaction, checking, isShowable)}</p>
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
          {isShowable && <CoverButton {...{ screenshot, cover, busy, onCover }} />}
        </ButtonRow>
      </div>
    </div>
  );
};

const loadDialog = async () => (await import('./screenshot-cover-dialog')).ScreenshotCoverDialog;

function CoverButton({
  screenshot,
  cover,
  busy,
  onCover,
}: Pick<ScreenshotPreviewProps, 'screenshot' | 'cover' | 'busy' | 'onCover'>) {
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
          loading="Loading the frame..."
          failed="We couldn't load the frame. Check your connection and try again."
          props={{ screenshot, cover, onChoose, onClose: close }}
        />
      )}
    </>
  );
}

const percent = (share: number) => `${share * 100}%`;

export const placeOf = ({ x, y, width, height }: PictureArea) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
});

const RedactionMarks = ({ areas }: { readonly areas: readonly PictureArea[] }) => (
  <div aria-hidden className={styles.marks}>
    {areas.map((area, index) => (
      <div key={index} className={mark.mark} style={placeOf(area)} />
    ))}
  </div>
);
