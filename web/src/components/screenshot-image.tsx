import { useCallback, useState } from 'react';
import styles from './screenshot-image.module.css';

interface ScreenshotImageProps {
  readonly screenshot: File;
  readonly alt: string;
  readonly maxHeight: string;
  /** Called with the image element, and with null on unmount. Pass the same function in every render. */
  readonly onImage?: (image: HTMLImageElement | null) => void;
  readonly onShowable?: (showable: boolean) => void;
}

/** Shows a picture file of this device, or a message if the browser cannot show it. */
export function ScreenshotImage(props: ScreenshotImageProps) {
  const { screenshot, alt, maxHeight, onImage, onShowable } = props;
  const show = useShownFile(screenshot, onImage);
  const [unshowable, setUnshowable] = useState<File | null>(null);
  if (unshowable === screenshot) return <NoPreview />;
  return (
    <img
      ref={show}
      alt={alt}
      style={{ maxHeight }}
      draggable={false}
      onLoad={() => onShowable?.(true)}
      onError={() => {
        setUnshowable(screenshot);
        onShowable?.(false);
      }}
    />
  );
}

const useShownFile = (file: File, onImage: ScreenshotImageProps['onImage']) =>
  useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      onImage?.(image);
      return () => {
        URL.revokeObjectURL(url);
        onImage?.(null);
      };
    },
    [file, onImage],
  );

const NoPreview = () => (
  <p className={styles.noPreview}>
    This browser can't preview this type of picture, but you can still share it.
  </p>
);
