import { chakra } from '@chakra-ui/react/styled-system';
import { useOnline } from '@/lib/use-online';

/** Says that the device has no network, as long as that is so. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <chakra.div role="status">
      {!online && (
        <chakra.p bg="ink" color="canvas" px="4" py="2" textAlign="center" fontSize="sm">
          You are offline. What you type is kept; sending waits until you are back.
        </chakra.p>
      )}
    </chakra.div>
  );
}
