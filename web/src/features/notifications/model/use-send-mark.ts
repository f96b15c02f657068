import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { errorSentence } from '@/services/api-error';
import { announceSessionChange } from '@/services/session-channel';
import { useApiMutation } from '@/services/use-api-mutation';
import { type NotificationMark, sendMark, unreadCountQuery } from '../api/notifications';
import { applyConfirmedMarks, addOptimisticMark } from './notification-cache';
import {
  forgetPendingMarks,
  moveMarkToQueued,
  type PendingMark,
  removePendingMarks,
} from './pending-marks';
import { MARK_FAILURES, queueMark } from './queued-marks';

/**
 * Sends a mark to the server. `isClosing` is true if the list or the page is closing. In this case, the app does not
 * ask the member to sign in again, even if the session is over.
 */
export type SendMark = (mark: NotificationMark, isClosing?: boolean) => void;

/**
 * Returns a function that marks or deletes notifications, with an optimistic update that is rolled back if the server
 * refuses the change.
 */
export function useSendMark(memberId: string): SendMark {
  const client = useQueryClient();
  const send = useSending(memberId, client, false);
  const sendClosing = useSending(memberId, client, true);
  return (mark, isClosing = false) =>
    (isClosing ? sendClosing : send)(addOptimisticMark(client, mark));
}

interface Result {
  readonly isSent: boolean;
}

function useSending(
  memberId: string,
  client: QueryClient,
  isClosing: boolean,
): (mark: PendingMark) => void {
  const { mutate } = useApiMutation(({ mark }: PendingMark) => mark.endpoint, {
    send: async ({ mark }): Promise<Result> => {
      await sendMark(mark, isClosing);
      return { isSent: true };
    },
    queue: async (pending): Promise<Result> => {
      await queueMark(memberId, pending);
      return { isSent: false };
    },
    onSuccess: ({ isSent }, pending) => {
      if (!isSent) return moveMarkToQueued(pending);
      applyConfirmedMarks(client, [pending]);
      announceSessionChange('notifications-changed');
    },
    onError: (_error, pending) => {
      removePendingMarks([pending]);
      // Requests the count again, because the server may have stored the mark before the call failed.
      void client.invalidateQueries({ queryKey: unreadCountQuery.queryKey });
    },
    signIn: isClosing ? null : {},
    onSignedOut: forgetPendingMarks,
    failure: (error, { mark }) => ({
      title: MARK_FAILURES[mark.endpoint],
      description: errorSentence(error, 'Please try again.'),
    }),
  });
  return mutate;
}
