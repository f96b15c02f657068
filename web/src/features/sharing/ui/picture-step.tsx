import {
  type ChangeEvent,
  type DragEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from '@/components/button';
import { FieldError } from '@/components/field';
import { ScreenshotImage } from '@/components/screenshot-image';
import { Tooltip } from '@/components/tooltip';
import { classNames } from '@/lib/class-names';
import { ACCEPTED_IMAGES, firstImageOrFile } from '@/lib/image-file';
import { canReadClipboard, readClipboardPicture } from '../model/clipboard-picture';
import { useShareSale } from '../model/use-share-sale';
import { RedactionMarks } from './picture-marks';
import styles from './picture-step.module.css';
import { SharedScreenshots, type SharedScreenshotsProps } from './shared-screenshots';

interface PictureStepProps {
  /** Whether the step takes the focus when it appears. True if the member has just restored the draft. */
  readonly getsFocus: boolean;
  readonly shared: SharedScreenshotsProps;
}

/** The first step: the member chooses, photographs, pastes or drops a picture. */
export function PictureStep({ getsFocus, shared }: PictureStepProps) {
  const { state, goTo, dispatch, chooseButton } = useShareSale();
  const { screenshot, redaction } = state.draft;
  const goOn = () => {
    if (screenshot) {
      goTo('details');
      return;
    }
    dispatch({ type: 'screenshotMissing' });
    chooseButton.current?.focus();
  };
  return (
    <div className={styles.step}>
      <p className={styles.introduction}>
        Upload a screenshot of the sold item and we'll help you fill in the details.{' '}
        <PrivacyTooltip />
      </p>
      {state.step === 'picture' && <SharedScreenshots {...shared} />}
      <Sources getsFocus={getsFocus} />
      {screenshot && (
        <div className={styles.chosen}>
          <div className={styles.picture}>
            <ScreenshotImage
              screenshot={screenshot}
              alt="Preview of your screenshot"
              maxHeight="40dvh"
            />
            <RedactionMarks areas={redaction.areas} />
          </div>
        </div>
      )}
      <div className={styles.footer}>
        <Button size="lg" variant={screenshot ? 'solid' : 'outline'} onClick={goOn}>
          Continue
        </Button>
      </div>
    </div>
  );
}

function Sources({ getsFocus }: { readonly getsFocus: boolean }) {
  const { state, chooseButton, chooseScreenshot } = useShareSale();
  const { screenshotProblem: problem, draft, upload } = state;
  const { screenshot } = draft;
  // True only while the app sends the share. Before that, while the share waits for a check, the member can still choose
  // another picture, which cancels the share.
  const busy = upload.phase === 'sending';
  const problemId = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file) chooseScreenshot(file);
    // Clears the file input. Otherwise choosing the same file again would fire no change event.
    currentTarget.value = '';
  };
  const [pasteProblem, setPasteProblem] = useState<string>();
  const paste = async () => {
    const found = await readClipboardPicture();
    setPasteProblem(found instanceof File ? undefined : found);
    if (found instanceof File) chooseScreenshot(found);
  };
  return (
    <div className={styles.sources}>
      <Button
        ref={chooseButton}
        autoFocus={getsFocus}
        size="lg"
        variant={screenshot ? 'outline' : 'solid'}
        disabled={busy}
        aria-describedby={problem ? problemId : undefined}
        onClick={() => chooser.current?.click()}
      >
        {screenshot ? 'Choose Another Screenshot' : 'Choose Screenshot'}
      </Button>
      <span className={styles.camera}>
        <Button size="lg" variant="outline" disabled={busy} onClick={() => camera.current?.click()}>
          Take a Photo
        </Button>
      </span>
      {canReadClipboard() && (
        <Button size="lg" variant="outline" disabled={busy} onClick={() => void paste()}>
          Paste a Picture
        </Button>
      )}
      <p className={styles.hint}>
        <span className={styles.drop}>You can also drop or paste it here. </span>Up to 15 MB.
      </p>
      <input ref={chooser} type="file" accept={ACCEPTED_IMAGES} hidden onChange={take} />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={take}
      />
      <FieldError id={problemId} message={problem ?? pasteProblem} />
    </div>
  );
}

const PrivacyTooltip = () => (
  <Tooltip
    label="Privacy"
    content="Everyone can see the part of your screenshot that shows the item. We cut off the rest and black out the names, addresses and order numbers that we find in it before it's uploaded. Please check that we didn't miss any. We also remove location and camera data."
  >
    <svg aria-hidden viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor">
      <path
        d="M12 3l7 3v5c0 4.6-2.9 8.2-7 10-4.1-1.8-7-5.4-7-10V6zM9 12l2.2 2.2L15 10.4"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  </Tooltip>
);

/** Accepts a picture that is dropped on it, or pasted anywhere on the page. */
export function DropArea({ children }: { readonly children: ReactNode }) {
  const { state, isSharing, chooseScreenshot } = useShareSale();
  const { step, partDialogOpen, coverDialogOpen } = state;
  const disabled = step === 'text' || partDialogOpen || coverDialogOpen || isSharing;
  const choose = (file: File) => {
    if (!disabled) chooseScreenshot(file);
  };
  const [over, setOver] = useState(false);
  usePastedFile(disabled, choose);
  const hover = (event: DragEvent) => {
    if (disabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    const file = firstImageOrFile(event.dataTransfer.files);
    if (!file) return;
    event.preventDefault();
    choose(file);
  };
  return (
    <div
      className={classNames(styles.dropArea, over && styles.over)}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  );
}

/**
 * Returns whether a text field should receive the paste instead of the form. Some programs copy a text together with a
 * picture of the text.
 */
const isTextForField = ({ target, clipboardData }: ClipboardEvent): boolean =>
  target instanceof Element &&
  target.matches('input, textarea') &&
  (clipboardData?.types.includes('text/plain') ?? false);

function usePastedFile(disabled: boolean, onFile: (file: File) => void) {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (disabled || isTextForField(event)) return;
    const file = firstImageOrFile(event.clipboardData?.files ?? []);
    if (!file) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}
