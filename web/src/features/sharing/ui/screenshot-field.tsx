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
import { RECOGNITION_MESSAGES } from '@contract/schemas/extraction';
import { Button } from '@/components/button';
import { FieldError, LiveNote } from '@/components/field';
import { classNames } from '@/lib/class-names';
import { ACCEPTED_IMAGES, pickFile } from '@/lib/image-file';
import { needsCheck } from '../model/share-sale-state';
import { useShareSale } from '../model/use-share-sale';
import styles from './screenshot-field.module.css';
import { ScreenshotPreview } from './screenshot-preview';

/** `getsFocus` is true if the member just restored the draft. */
export function ScreenshotField({ getsFocus }: { readonly getsFocus: boolean }) {
  const { state, chooseButton, chooseScreenshot, startOver } = useShareSale();
  const { screenshotProblem: problem, draft, upload } = state;
  const { screenshot, reading } = draft;
  const busy = upload.phase === 'sending';
  const problemId = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file) chooseScreenshot(file);
    // Otherwise choosing the same file again fires no change event.
    currentTarget.value = '';
  };
  return (
    <div className={styles.field}>
      <div className={styles.controls}>
        <Button
          ref={chooseButton}
          autoFocus={getsFocus}
          variant={screenshot ? 'outline' : 'solid'}
          disabled={busy}
          aria-describedby={problem ? problemId : undefined}
          onClick={() => chooser.current?.click()}
        >
          {screenshot ? 'Choose Another Screenshot' : 'Choose Screenshot'}
        </Button>
        <span className={styles.camera}>
          <Button variant="outline" disabled={busy} onClick={() => camera.current?.click()}>
            Take a Photo
          </Button>
        </span>
        {screenshot && (
          <Button variant="plain" onClick={startOver}>
            Cancel and Start Over
          </Button>
        )}
        {!screenshot && (
          <p className={styles.hint}>You can also drop or paste it here. Up to 15 MB.</p>
        )}
      </div>
      <input ref={chooser} type="file" accept={ACCEPTED_IMAGES} hidden onChange={take} />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={take}
      />
      <FieldError id={problemId} message={problem} />
      <Preview busy={busy} />
      <LiveNote
        id={`${problemId}-limit`}
        text={reading?.isCheckOnly === true ? RECOGNITION_MESSAGES.exhausted : ''}
      />
    </div>
  );
}

function Preview({ busy }: { readonly busy: boolean }) {
  const { state, dispatch, choosePart, settings } = useShareSale();
  const { draft, check } = state;
  const { screenshot, redaction, parts, coverOptions, itemPart, reading } = draft;
  if (!screenshot) return null;
  return (
    <ScreenshotPreview
      screenshot={screenshot}
      redaction={redaction}
      cover={parts?.cover ?? null}
      coverOptions={coverOptions}
      onCover={(cover) => dispatch({ type: 'coverChosen', cover })}
      itemPart={itemPart}
      onItemPart={choosePart}
      onMarkPart={() => dispatch({ type: 'partDialogOpened' })}
      isHardToRead={reading?.isHardToRead ?? false}
      settings={settings}
      checking={needsCheck(state) && check.phase !== 'failed'}
      busy={busy}
      onDetect={() => dispatch({ type: 'overlayOpened' })}
    />
  );
}

/** Accepts a picture that is dropped here or pasted anywhere on the page. */
export function DropArea({ children }: { readonly children: ReactNode }) {
  const { state, chooseScreenshot } = useShareSale();
  const disabled = state.overlayOpen || state.partDialogOpen || state.upload.phase === 'sending';
  const choose = (file: File) => {
    if (!disabled) chooseScreenshot(file);
  };
  const [over, setOver] = useState(false);
  usePastedFile(choose);
  const hover = (event: DragEvent) => {
    if (disabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    const file = pickFile(event.dataTransfer.files);
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

function usePastedFile(onFile: (file: File) => void) {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = pickFile(event.clipboardData?.files ?? []);
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
