import type { Device } from '@contract/schemas/device';
import { useQuery } from '@tanstack/react-query';
import { showToast } from '@/components/toast/toast-store';
import { errorSentence } from '@/services/api-error';
import { useApiMutation } from '@/services/use-api-mutation';
import { devicesQuery } from '../api/devices';

/** Returns the signed-in devices, and a function that signs out a device and removes it from the list. */
export function useDevices() {
  const { data, error, isFetching, refetch } = useQuery(devicesQuery);
  const ending = useApiMutation('endSession', {
    input: ({ id }: Device) => ({ params: { sessionId: id } }),
    onSuccess: (_nothing, { id, name }, client) => {
      client.setQueryData(
        devicesQuery.queryKey,
        (known) => known && { devices: known.devices.filter((device) => device.id !== id) },
      );
      showToast({ title: `Signed out ${name}`, description: 'It can take a minute.' });
    },
    failure: (failure, { name }) => ({
      title: `Couldn't sign out ${name}`,
      description: errorSentence(failure, 'Please try again.'),
    }),
  });
  return {
    devices: data?.devices,
    error: data ? null : error,
    isFetching,
    retry: () => void refetch(),
    end: ending.mutateAsync,
    endingId: ending.isPending ? ending.variables.id : null,
  };
}
