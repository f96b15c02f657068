import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@/components/button';
import type { Redaction } from '@/lib/redaction';
import { redactionSummary } from '../model/redaction-texts';
import { RedactionMarks } from './redaction-marks';
import { ScreenshotImage } from './screenshot-image';

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
