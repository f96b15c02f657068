import { queryOptions, useQuery } from '@tanstack/react-query';
import { askForPush } from '@/services/push/browser-push';
import { type PushState, pushState, turnPushOff, turnPushOn } from '@/services/push/push-state';
import { useSiteSettings } from '@/services/site-settings';
import { useApiMutation } from '@/services/use-api-mutation';

/**
 * Reads whether the member gets push notifications in this browser. Runs again when the page becomes visible, because
 * the member may have changed the browser's permission.
 */
const pushStateQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['pushState', memberId],
    queryFn: () => pushState(memberId),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

/** Returns whether a member gets push notifications in this browser, and functions that turn them on and off. */
export function usePushDevice(memberId: string) {
  const { settings: site } = useSiteSettings();
  const { data: state } = useQuery(pushStateQuery(memberId));
  const settings = site?.push;
  const turningOn = useApiMutation('addPushDevice', {
    send: (permission: Promise<NotificationPermission>) => {
      if (!settings) throw new Error('The site cannot push.');
      return turnPushOn({ memberId, settings, permission });
    },
    onSuccess: (result, _permission, client) =>
      void client.setQueryData(pushStateQuery(memberId).queryKey, result),
    failure: {
      title: "Couldn't turn on push notifications",
      fallback: 'Check your connection, reload the page and try again.',
    },
  });
  const turningOff = useApiMutation('removePushDevice', {
    send: () => turnPushOff(memberId),
    onSuccess: (result, _nothing, client) =>
      void client.setQueryData(pushStateQuery(memberId).queryKey, result),
    failure: {
      title: "Couldn't turn off push notifications",
      fallback: 'Check your connection and try again.',
    },
  });
  return {
    /** Whether push is possible. False if the site has no key for push. Undefined until this is known. */
    isPossible: site && settings !== null,
    /** Whether push is on. Undefined until this is known. */
    state,
    isBusy: turningOn.isPending || turningOff.isPending,
    /**
     * Asks for the browser's permission. Call it directly in the handler of a tap, because browsers otherwise refuse to
     * ask. Calls `onDone` with the new state, unless it fails.
     */
    turnOn: (onDone?: (state: PushState) => void) =>
      turningOn.mutate(askForPush(), { onSuccess: (result) => onDone?.(result) }),
    turnOff: () => turningOff.mutate(),
  };
}
