import { errorSentence } from '@/services/api-error';
import { announceSessionChange } from '@/services/session-channel';
import { useApiMutation } from '@/services/use-api-mutation';
import { type NotificationMark, sendMark } from '../api/notifications';
import { confirmMark, showMark } from './notification-cache';
import { forgetPendingMarks, setDeletion } from './pending-marks';
import { MARK_FAILURES, queueMark } from './queued-marks';

interface Result {
  readonly isSent: boolean;
}

type Sent = NotificationMark & {
  /** Sends it even if the page closes. */
  readonly isClosing?: true;
};

/** Marks and deletes notifications. Shows it immediately, and the former state again if the server refuses it. */
export function useMarks(memberId: string): (mark: Sent) => void {
  const { mutate } = useApiMutation(({ endpoint }: Sent) => endpoint, {
    send: async ({ isClosing = false, ...mark }): Promise<Result> => {
      await sendMark(mark, isClosing);
      return { isSent: true };
    },
    optimistic: showMark,
    queue: async (mark): Promise<Result> => {
      await queueMark(memberId, mark);
      return { isSent: false };
    },
    onSuccess: ({ isSent }, mark, client) => {
      if (isSent) {
        confirmMark(mark, client);
        announceSessionChange('notifications-changed');
      }
      endDeletion(mark);
    },
    onError: (_error, mark) => endDeletion(mark),
    onSignedOut: forgetPendingMarks,
    failure: (error, { endpoint }) => ({
      title: MARK_FAILURES[endpoint],
      description: errorSentence(error, 'Please try again.'),
    }),
  });
  return mutate;
}

function endDeletion(mark: NotificationMark): void {
  if (mark.endpoint === 'deleteNotification') setDeletion(mark.id, null);
}
