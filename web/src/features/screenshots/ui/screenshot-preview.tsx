import { chakra } from '@chakra-ui/react/styled-system';
import type { PictureArea } from '@contract/schemas/picture-area';
import { useCallback, useState } from 'react';
import { Button } from '@/components/button';
import type { Redaction } from '@/lib/redaction';
import { redactionSummary } from '../model/redaction-texts';

interface ScreenshotPreviewProps {
  readonly screenshot: File;
  readonly redaction: Redaction;
  readonly busy: boolean;
  readonly onDetect: () => void;
}

/** Shows the chosen screenshot as it will be sent, with its name and the buttons that open the overlay. */
export const ScreenshotPreview = (props: ScreenshotPreviewProps) => {
  const { screenshot, redaction, busy, onDetect } = props;
  const { areas, checked } = redaction;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="end" gap="4">
      <chakra.div
        position="relative"
        maxW="full"
        maxH="16rem"
        overflow="hidden"
        rounded="md"
        border="1px solid {colors.line}"
      >
        <ScreenshotImage
          screenshot={screenshot}
          alt="Preview of your screenshot"
          maxHeight="16rem"
        />
        <RedactionMarks areas={areas} />
      </chakra.div>
      <chakra.div display="grid" gap="2" justifyItems="start" minW="0" maxW="full">
        <chakra.p fontSize="sm" color="inkMuted" overflowWrap="anywhere">
          Selected file: {screenshot.name || 'pasted picture'}
        </chakra.p>
        <chakra.p fontSize="sm" fontWeight="semibold">
          {redactionSummary(redaction)}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button variant="outline" disabled={busy} onClick={onDetect}>
            Detect Title and Price
          </Button>
          <Button variant="outline" disabled={busy} onClick={onDetect}>
            {checked || areas.length > 0 ? 'Change What Is Hidden' : 'Hide Something'}
          </Button>
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
};

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

const percent = (share: number) => `${share * 100}%`;

/** Where an area lies over the picture that it is a part of. */
export const placeOf = ({ x, y, width, height }: PictureArea) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
});

/** Black as it will be sent; the ring tells it from a dark screenshot. */
export const REDACTION_STYLE = {
  position: 'absolute',
  bg: '#000000',
  boxShadow: '0 0 0 1.5px {colors.sticker}',
  rounded: '1px',
  forcedColorAdjust: 'none',
} as const;

/** Shows the redaction areas over a picture that cannot be edited. */
const RedactionMarks = ({ areas }: { readonly areas: readonly PictureArea[] }) => (
  <chakra.div aria-hidden position="absolute" inset="0" overflow="hidden">
    {areas.map((area, index) => (
      <Mark key={index} style={placeOf(area)} />
    ))}
  </chakra.div>
);

const Mark = chakra('div', { base: REDACTION_STYLE });
