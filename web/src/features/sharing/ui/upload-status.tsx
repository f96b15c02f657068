import { chakra } from '@chakra-ui/react/styled-system';
import { decimalToCents } from '@contract/rules/money';
import { Button } from '@/components/button';
import { formatCents } from '@/lib/format';
import type { EarlierItem } from '../model/attempt';
import { useShareSale } from '../model/use-share-sale';

export function UploadStatus() {
  const { state } = useShareSale();
  const { upload } = state;
  switch (upload.phase) {
    case 'idle':
      return null;
    case 'sending':
      return <UploadProgress share={upload.share} />;
    case 'overtaken':
      return <EarlierItemNote item={upload.item} />;
    case 'failed':
      return <Stopped role="alert" bg="stampSoft" message={upload.message} />;
    case 'cancelled':
      return (
        <Stopped
          role="status"
          bg="sunken"
          message="Upload canceled. Everything you entered is still here."
          focusRetry
        />
      );
  }
}

function UploadProgress({ share }: { readonly share: number }) {
  const { cancel } = useShareSale();
  const percent = Math.round(share * 100);
  return (
    <chakra.div display="flex" alignItems="center" gap="3">
      <chakra.div flex="1" display="grid" gap="1" minW="0">
        <chakra.p role="status" fontSize="sm">
          {share < 1 ? 'Uploading your screenshot...' : 'Uploaded. Sharing your item...'}
        </chakra.p>
        <chakra.progress
          aria-label="Upload progress"
          value={percent}
          max={100}
          w="full"
          h="3"
          accentColor="brand"
        />
      </chakra.div>
      <Button variant="outline" onClick={cancel}>
        Cancel Upload
      </Button>
    </chakra.div>
  );
}

function EarlierItemNote({ item }: { readonly item: EarlierItem }) {
  const { clear } = useShareSale();
  return (
    <chakra.div display="grid" gap="3" p="4" rounded="md" bg="findSoft">
      <chakra.div role="alert" display="grid" gap="1">
        <chakra.p fontWeight="semibold" overflowWrap="anywhere">
          Already shared: {item.title}, {formatCents(decimalToCents(item.soldPrice))}
        </chakra.p>
        <p>
          {item.certain
            ? "Your earlier upload went through after all, so it doesn't include your latest changes. They're still in the form."
            : "Your earlier upload may have gone through. If it did, it doesn't include your changes to the picture or comment. They're still in the form."}
        </p>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button onClick={clear} autoFocus>
          Discard My Changes
        </Button>
        <Button type="submit" variant="outline">
          Share as Another Sale
        </Button>
      </chakra.div>
    </chakra.div>
  );
}

interface StoppedProps {
  readonly role: 'alert' | 'status';
  readonly bg: 'stampSoft' | 'sunken';
  readonly message: string;
  /** Set this if the button that had the focus was removed. */
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
