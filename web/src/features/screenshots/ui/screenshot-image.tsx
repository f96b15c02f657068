import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback, useState } from 'react';

interface ScreenshotImageProps {
  readonly screenshot: File;
  readonly alt: string;
  readonly maxHeight: string;
  /** Called with the element while it is shown; has to stay the same function. */
  readonly onImage?: (image: HTMLImageElement | null) => void;
  /** Called with whether this browser can show the picture. */
  readonly onShowable?: (showable: boolean) => void;
}

/** Shows a chosen picture, or a text if the browser cannot show its format. */
export function ScreenshotImage(props: ScreenshotImageProps) {
  const { screenshot, alt, maxHeight, onImage, onShowable } = props;
  const show = useShownFile(screenshot, onImage);
  const [unshowable, setUnshowable] = useState<File | null>(null);
  if (unshowable === screenshot) return <NoPreview />;
  return (
    <chakra.img
      ref={show}
      alt={alt}
      display="block"
      maxW="full"
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

/** Shows a file in an image, and revokes the object URL when the image unmounts. */
const useShownFile = (file: File, onImage: ScreenshotImageProps['onImage']) =>
  useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      onImage?.(image);
      return () => {
        URL.revokeObjectURL(address);
        onImage?.(null);
      };
    },
    [file, onImage],
  );

const NoPreview = () => (
  <chakra.p p="6" maxW="20rem" bg="sunken" color="inkMuted" textAlign="center">
    This browser cannot show this kind of picture. It can still be shared.
  </chakra.p>
);
