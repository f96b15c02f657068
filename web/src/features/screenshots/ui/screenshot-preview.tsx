import { chakra } from '@chakra-ui/react/styled-system';
import type { PictureArea } from '@contract/schemas/picture-area';
import { useCallback, useState } from 'react';
import { Button } from '@/components/button';
import type { Redaction } from '@/lib/redaction';
import { redactionSummary } from '../model/redaction-texts';

interface ScreenshotPreviewProps {
  readonly screenshot: File;
  readonly redaction: Redaction;
  readonly checking: boolean;
  readonly busy: boolean;
  readonly onDetect: () => void;
}

export const ScreenshotPreview = (props: ScreenshotPreviewProps) => {
  const { screenshot, redaction, checking, busy, onDetect } = props;
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
          {redactionSummary(redaction, checking)}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button variant="outline" disabled={busy} onClick={onDetect}>
            Detect Title and Price
          </Button>
          <Button variant="outline" disabled={busy} onClick={onDetect}>
            {checked || areas.length > 0 ? 'Edit Hidden Areas' : 'Hide an Area'}
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
  /** Called with null on unmount. Must be a stable function. */
  readonly onImage?: (image: HTMLImageElement | null) => void;
  readonly onShowable?: (showable: boolean) => void;
}

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
    This browser can't preview this type of picture, but you can still share it.
  </chakra.p>
);

const percent = (share: number) => `${share * 100}%`;

export const placeOf = ({ x, y, width, height }: PictureArea) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
});

/** The ring makes areas visible on a dark screenshot. */
export const REDACTION_STYLE = {
  position: 'absolute',
  bg: '#000000',
  boxShadow: '0 0 0 1.5px {colors.sticker}',
  rounded: '1px',
  forcedColorAdjust: 'none',
} as const;

const RedactionMarks = ({ areas }: { readonly areas: readonly PictureArea[] }) => (
  <chakra.div aria-hidden position="absolute" inset="0" overflow="hidden">
    {areas.map((area, index) => (
      <Mark key={index} style={placeOf(area)} />
    ))}
  </chakra.div>
);

const Mark = chakra('div', { base: REDACTION_STYLE });
