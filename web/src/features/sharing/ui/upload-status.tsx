import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@/components/button';
import type { UploadState } from '../model/upload-state';
import { EarlierItemNote } from './earlier-item-note';
import { UploadProgress } from './upload-progress';

interface UploadStatusProps {
  readonly upload: UploadState;
  readonly onCancel: () => void;
  readonly onKeepEarlier: () => void;
}

/** How sending goes: progress with a way to cancel it, or how it ended with the ways to go on. */
export function UploadStatus({ upload, onCancel, onKeepEarlier }: UploadStatusProps) {
  switch (upload.phase) {
    case 'idle':
      return null;
    case 'sending':
      return <UploadProgress share={upload.share} onCancel={onCancel} />;
    case 'overtaken':
      return <EarlierItemNote item={upload.item} onKeep={onKeepEarlier} />;
    case 'failed':
      return <Stopped role="alert" bg="stampSoft" message={upload.message} />;
    case 'cancelled':
      return (
        <Stopped
          role="status"
          bg="sunken"
          message="Upload cancelled. Nothing you entered is lost."
          focusRetry
        />
      );
  }
}

interface StoppedProps {
  readonly role: 'alert' | 'status';
  readonly bg: 'stampSoft' | 'sunken';
  readonly message: string;
  /** For where the button that was pressed has gone. */
  readonly focusRetry?: boolean;
}

const Stopped = ({ role, bg, message, focusRetry = false }: StoppedProps) => (
  <chakra.div
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    justifyContent="space-between"
    gap="3"
    p="3"
    rounded="md"
    bg={bg}
  >
    <chakra.p role={role} fontWeight="semibold" minW="0" overflowWrap="anywhere">
      {message}
    </chakra.p>
    <Button type="submit" variant="outline" autoFocus={focusRetry}>
      Retry Upload
    </Button>
  </chakra.div>
);
