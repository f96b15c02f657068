import type { Device } from '@contract/schemas/device';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showToast, useSignInAgain } from '@/components/toast/toast-store';
import { errorSentence, isUnauthorized } from '@/services/api-error';
import { devicesQuery, endDevice } from '../api/devices';

/** The signed-in devices, and a call that signs one of them out and takes it off the list. */
export function useDevices() {
  const client = useQueryClient();
  const signInAgain = useSignInAgain();
  const { data, error, isFetching, refetch } = useQuery(devicesQuery);
  const ending = useMutation({
    mutationFn: ({ id }: Device) => endDevice(id),
    onSuccess: (_nothing, { id, name }) => {
      client.setQueryData(
        devicesQuery.queryKey,
        (known) => known && { devices: known.devices.filter((device) => device.id !== id) },
      );
      showToast({ title: `Signed out ${name}`, description: 'It can take a minute.' });
    },
    onError: (failure, { name }) => {
      if (isUnauthorized(failure)) signInAgain();
      else
        showToast({
          title: `Couldn't sign out ${name}`,
          description: errorSentence(failure, 'Please try again.'),
          variant: 'destructive',
        });
    },
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
