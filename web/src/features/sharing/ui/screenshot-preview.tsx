import { chakra } from '@chakra-ui/react/styled-system';
import type { PictureArea } from '@contract/schemas/picture-area';
import { Button } from '@/components/button';
import { hiddenSummary } from '../model/hiding-words';
import { HiddenMarks } from './hidden-marks';
import { ScreenshotImage } from './screenshot-image';

interface ScreenshotPreviewProps {
  readonly screenshot: File;
  readonly hidden: readonly PictureArea[];
  /** The screenshot was looked at for personal information. */
  readonly checked: boolean;
  readonly busy: boolean;
  readonly onDetect: () => void;
}

/** The chosen screenshot as it will be seen, with its name, and the way back to text detection. */
export const ScreenshotPreview = (props: ScreenshotPreviewProps) => {
  const { screenshot, hidden, checked, busy, onDetect } = props;
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
        <HiddenMarks hidden={hidden} />
      </chakra.div>
      <chakra.div display="grid" gap="2" justifyItems="start" minW="0" maxW="full">
        <chakra.p fontSize="sm" color="inkMuted" overflowWrap="anywhere">
          Selected file: {screenshot.name || 'pasted picture'}
        </chakra.p>
        <chakra.p fontSize="sm" fontWeight="semibold">
          {hiddenSummary({ hidden, checked })}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button variant="outline" disabled={busy} onClick={onDetect}>
            Detect Title and Price
          </Button>
          <Button variant="outline" disabled={busy} onClick={onDetect}>
            {checked || hidden.length > 0 ? 'Change What Is Hidden' : 'Hide Something'}
          </Button>
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
};
