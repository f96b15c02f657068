import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import ReactCrop, { type ReactCropProps } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { classNames } from '@/lib/class-names';
import type { PictureFrame } from '../model/cover';
import type { Size } from '../model/selection';
import styles from './picture-with-frame.module.css';

interface PictureWithFrameProps {
  /** The frame. Undefined if there is no frame yet and the member may draw it. */
  readonly frame: PictureFrame | undefined;
  readonly labels: NonNullable<ReactCropProps['ariaLabels']>;
  readonly disabled?: boolean;
  /** The frame gets the focus when this key changes, and when the picture has loaded. */
  readonly focusKey?: string;
  readonly className?: string | undefined;
  readonly onPicture: (picture: Size) => void;
  readonly onFrame: (frame: PictureFrame) => void;
  readonly onDragEnd?: () => void;
  /** The whole picture as an `<img>`, and the marks over it. */
  readonly children: ReactNode;
}

/** A picture with a frame that can be moved and resized by pointer or keyboard. */
export function PictureWithFrame(props: PictureWithFrameProps) {
  const { frame, labels, disabled = false, focusKey, onPicture, onFrame, onDragEnd } = props;
  // Before the picture has loaded, the frame has no size in pixels and cannot be moved.
  const [isLoaded, setLoaded] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isLoaded) stage.current?.querySelector<HTMLElement>('.ReactCrop__crop-selection')?.focus();
  }, [isLoaded, focusKey]);
  const load = ({ target }: SyntheticEvent) => {
    if (!(target instanceof HTMLImageElement)) return;
    onPicture({ width: target.naturalWidth, height: target.naturalHeight });
    setLoaded(true);
  };
  return (
    <div ref={stage} className={classNames(styles.stage, props.className)} onLoadCapture={load}>
      <ReactCrop
        {...(frame && { crop: frame })}
        keepSelection
        disabled={disabled || !isLoaded}
        ariaLabels={labels}
        onChange={(_pixels, { x, y, width, height }) => {
          // Renders synchronously, because ReactCrop applies the next key press to the rendered frame.
          flushSync(() => onFrame({ unit: '%', x, y, width, height }));
        }}
        {...(onDragEnd && { onDragEnd })}
      >
        {props.children}
      </ReactCrop>
    </div>
  );
}
