import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import { ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { ActionButtonRow } from '@/components/action-button-row';
import { Button } from '@/components/button';
import { classNames } from '@/lib/class-names';
import { useOnline } from '@/lib/use-online';
import {
  drawSquare,
  middleSquare,
  type PercentSquare,
  croppedSquareFile,
} from '../model/picture-crop';
import styles from './picture-cropper.module.css';

const PREVIEW_SIDE = 192;
/** The minimum side of the square in screen pixels, so that its handles do not overlap. */
const MIN_SIDE = 72;

const LABELS = {
  cropArea: 'Part of the picture that shows. Use the arrow keys to move it.',
  nwDragHandle: 'Use the arrow keys to move the upper left corner',
  nDragHandle: 'Use the arrow keys to move the upper edge',
  neDragHandle: 'Use the arrow keys to move the upper right corner',
  eDragHandle: 'Use the arrow keys to move the right edge',
  seDragHandle: 'Use the arrow keys to move the lower right corner',
  sDragHandle: 'Use the arrow keys to move the lower edge',
  swDragHandle: 'Use the arrow keys to move the lower left corner',
  wDragHandle: 'Use the arrow keys to move the left edge',
};

interface PictureCropperProps {
  readonly file: File;
  /** The fraction of the file that has been sent, 0 to 1. Null while no file is being sent. */
  readonly share: number | null;
  readonly onUpload: (square: Blob) => Promise<void>;
  readonly onCancelUpload: () => void;
  readonly onStartOver: () => void;
  /** Called if the browser cannot show the file. */
  readonly onUnreadable: () => void;
}

export function PictureCropper(props: PictureCropperProps) {
  const { file, share, onUpload, onCancelUpload, onStartOver, onUnreadable } = props;
  const show = useShownFile(file);
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [square, setSquare] = useState<PercentSquare | null>(null);
  const isOnline = useOnline();
  const loaded = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    setImage(currentTarget);
    setSquare(middleSquare(currentTarget));
  };
  const send = async () => {
    if (!image || !square) return;
    const blob = await croppedSquareFile(image, square, file);
    if (blob) await onUpload(blob);
    else onUnreadable();
  };
  return (
    <>
      <div className={styles.areas}>
        <ReactCrop
          {...(square && { crop: square })}
          aspect={1}
          circularCrop
          keepSelection
          minWidth={MIN_SIDE}
          disabled={share !== null}
          ariaLabels={LABELS}
          className={classNames(styles.crop)}
          onChange={(_pixels, percent) => setSquare(percent)}
        >
          <img ref={show} alt="The file you chose" onLoad={loaded} onError={onUnreadable} />
        </ReactCrop>
        <Preview image={image} square={square} />
      </div>
      {share === null ? (
        <ActionButtonRow
          act={
            <Button disabled={!square || !isOnline} onClick={() => void send()}>
              Upload Picture
            </Button>
          }
          keep={
            <Button variant="plain" onClick={onStartOver}>
              Cancel
            </Button>
          }
        />
      ) : (
        <Progress share={share} onCancel={onCancelUpload} />
      )}
    </>
  );
}

/** Returns a ref for an image element that shows the file. Frees the memory of the file on unmount. */
const useShownFile = (file: File) =>
  useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );

interface PreviewProps {
  readonly image: HTMLImageElement | null;
  readonly square: PercentSquare | null;
}

function Preview({ image, square }: PreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (image && square && canvas.current) drawSquare(image, square, canvas.current);
  }, [image, square]);
  return (
    <figure className={styles.preview}>
      <canvas
        ref={canvas}
        width={PREVIEW_SIDE}
        height={PREVIEW_SIDE}
        aria-hidden
        className={styles.canvas}
      />
      <figcaption className={styles.caption}>Preview</figcaption>
    </figure>
  );
}

function Progress({ share, onCancel }: { readonly share: number; readonly onCancel: () => void }) {
  return (
    <div className={styles.progress}>
      <p role="status">
        {share < 1 ? 'Uploading your picture...' : 'Uploaded. Storing your picture...'}
      </p>
      <progress aria-label="Upload progress" value={Math.round(share * 100)} max={100} />
      <Button variant="outline" onClick={onCancel}>
        Cancel Upload
      </Button>
    </div>
  );
}
