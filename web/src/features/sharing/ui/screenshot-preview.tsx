import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@/components/button';
import { ScreenshotImage } from './screenshot-image';

interface ScreenshotPreviewProps {
  readonly screenshot: File;
  readonly busy: boolean;
  readonly onDetect: () => void;
}

/** The chosen screenshot with its name, and the way back to text detection. */
export const ScreenshotPreview = ({ screenshot, busy, onDetect }: ScreenshotPreviewProps) => (
  <chakra.div display="flex" flexWrap="wrap" alignItems="end" gap="4">
    <chakra.div
      maxW="full"
      maxH="16rem"
      overflow="hidden"
      rounded="md"
      border="1px solid {colors.line}"
    >
      <ScreenshotImage screenshot={screenshot} alt="Preview of your screenshot" maxHeight="16rem" />
    </chakra.div>
    <chakra.div display="grid" gap="2" justifyItems="start" minW="0">
      <chakra.p fontSize="sm" color="inkMuted" overflowWrap="anywhere">
        Selected file: {screenshot.name || 'pasted picture'}
      </chakra.p>
      <Button variant="outline" disabled={busy} onClick={onDetect}>
        Detect Title and Price
      </Button>
    </chakra.div>
  </chakra.div>
);
