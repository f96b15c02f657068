import {
  PROFILE_PICTURE_MAX_BYTES,
  PROFILE_PICTURE_PROBLEMS,
} from '@contract/schemas/profile-picture';
import { type ChangeEvent, type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import { FieldError } from '@/components/field';
import { LazyPart } from '@/components/lazy-part';
import { showToast } from '@/components/toast/toast-store';
import { classNames } from '@/lib/class-names';
import { usePictureUpload } from '../model/use-picture-upload';
import styles from './profile-picture-section.module.css';

const loadCropper = async () => (await import('./picture-cropper')).PictureCropper;

/** Lets the member choose or drop a picture file, crop it and upload it. */
export function PictureUpload({ onUploaded }: { readonly onUploaded: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const problemId = useId();
  const { upload, share, cancel } = usePictureUpload(() => {
    setFile(null);
    onUploaded();
  });
  const isBusy = share !== null;

  /** Shows why a file cannot be used. Keeps the file that was chosen before. */
  const refuse = (found: PictureProblem) => {
    setProblem(found);
    showToast({ ...found, variant: 'destructive' });
  };
  const choose = (chosen: File | undefined) => {
    if (!chosen || isBusy) return;
    const found = pictureProblem(chosen);
    if (found) {
      refuse(found);
      return;
    }
    setProblem(null);
    setFile(chosen);
  };
  const startOver = () => {
    setFile(null);
    requestAnimationFrame(() => button.current?.focus());
  };
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    choose(currentTarget.files?.[0]);
    // Clears the input. Otherwise choosing the same file again would fire no change event.
    currentTarget.value = '';
  };

  return (
    <DropArea onFile={choose}>
      <input ref={input} type="file" accept="image/*" hidden onChange={take} />
      {file && (
        <LazyPart
          // Each file has its own key, so that a new file starts with a new crop.
          key={`${file.name} ${file.lastModified} ${file.size}`}
          load={loadCropper}
          loading="Opening your picture..."
          failed="We couldn't load this part of the page."
          props={{
            file,
            share,
            onUpload: upload,
            onCancelUpload: cancel,
            onStartOver: startOver,
            onUnreadable: () => {
              setFile(null);
              refuse(PROFILE_PICTURE_PROBLEMS.type);
            },
          }}
        />
      )}
      <ButtonRow>
        <Button
          ref={button}
          variant="outline"
          disabled={isBusy}
          aria-describedby={problem ? problemId : undefined}
          onClick={() => input.current?.click()}
        >
          {file ? 'Choose Another Picture' : 'Choose Picture'}
        </Button>
        {!file && <p className={styles.hint}>You can also drop it here. Up to 5 MB.</p>}
      </ButtonRow>
      <FieldError id={problemId} message={problem?.description} />
    </DropArea>
  );
}

interface DropAreaProps {
  readonly onFile: (file: File | undefined) => void;
  readonly children: ReactNode;
}

function DropArea({ onFile, children }: DropAreaProps) {
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFile(event.dataTransfer.files[0]);
  };
  const hover = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  };
  return (
    <div
      className={classNames(styles.part, styles.dropArea, isOver && styles.over)}
      onDragOver={hover}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  );
}

type PictureProblem = (typeof PROFILE_PICTURE_PROBLEMS)[keyof typeof PROFILE_PICTURE_PROBLEMS];

/** Returns the reason why a file cannot be a profile picture. Returns null if the file can be one. */
function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): PictureProblem | null {
  if (!type.startsWith('image/') || size === 0) return PROFILE_PICTURE_PROBLEMS.type;
  return size > PROFILE_PICTURE_MAX_BYTES ? PROFILE_PICTURE_PROBLEMS.size : null;
}
