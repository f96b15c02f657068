import type { SaleSubmission } from '@contract/schemas/sale-submission';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { RedactionError } from '@/lib/redaction';
import { ApiError, NetworkError } from '@/services/api-error';
import { shareScreenshot } from '../api/share-sale';
import {
  type EarlierItem,
  earlierItem,
  fingerprintOf,
  isRefusal,
  nextAttempt,
  type PictureToShare,
  refusedAttempt,
} from './attempt';
import { queueSale } from './queued-sale';
import type { SharingSlots } from './sharing-slots';
import type { ShareSaleStore } from './use-share-sale-store';

const UPLOAD_FAILED = 'Failed to upload image';

interface Outcomes {
  readonly onShared: () => void;
  /** The server answered with an item from an earlier version of the form. */
  readonly onOvertaken: () => void;
  /** The outbox sends it later. `isStored` is false if the page has to stay open. */
  readonly onQueued: (isStored: boolean) => void;
  readonly onFailed: (message: string, error: unknown) => void;
}

interface Sending {
  readonly sale: SaleSubmission;
  readonly picture: PictureToShare;
  readonly signal: AbortSignal;
}

type Outcome =
  | { readonly state: 'shared' }
  | { readonly state: 'overtaken'; readonly item: EarlierItem }
  | { readonly state: 'queued'; readonly isStored: boolean };

interface Sender {
  readonly memberId: string;
  /** The member has no submissions left, so the outbox keeps what is shared. */
  readonly limitReached: boolean;
}

export function useSendSale(
  store: ShareSaleStore,
  { memberId, limitReached }: Sender,
  { redactScreenshot }: SharingSlots,
  { onShared, onOvertaken, onQueued, onFailed }: Outcomes,
) {
  const { dispatch, getState } = store;
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const shareOrQueue = async (sending: Sending): Promise<Outcome> => {
    const queue = async (wasSent: boolean): Promise<Outcome> => {
      const queued = { ...sending, memberId, state: getState(), wasSent, limitReached };
      return { state: 'queued', isStored: await queueSale(queued, redactScreenshot) };
    };
    if (limitReached || !navigator.onLine) return queue(false);
    try {
      const item = await attemptToShare(sending, store, redactScreenshot);
      return item ? { state: 'overtaken', item } : { state: 'shared' };
    } catch (error) {
      if (error instanceof NetworkError && !sending.signal.aborted) return queue(true);
      throw error;
    }
  };
  const { mutate } = useMutation({
    mutationFn: shareOrQueue,
    onSuccess: (outcome) => {
      if (outcome.state === 'overtaken') {
        dispatch({ type: 'overtaken', item: outcome.item });
        onOvertaken();
        return;
      }
      dispatch({ type: outcome.state });
      if (outcome.state === 'shared') onShared();
      else onQueued(outcome.isStored);
    },
    onError: (error, { signal }) => {
      if (signal.aborted) {
        dispatch({ type: 'cancelled' });
        return;
      }
      const message = messageOf(error);
      dispatch({ type: 'failed', message });
      onFailed(message, error);
    },
  });

  return {
    send: (sale: SaleSubmission, picture: PictureToShare) => {
      if (getState().upload.phase === 'sending') return;
      running.current = new AbortController();
      dispatch({ type: 'sendingStarted' });
      mutate({ sale, picture, signal: running.current.signal });
    },
    cancel: () => running.current?.abort(),
  };
}

/** Returns the item if it is from an earlier version of the form, otherwise null. */
async function attemptToShare(
  { sale, picture, signal }: Sending,
  { dispatch, getState }: ShareSaleStore,
  redactScreenshot: SharingSlots['redactScreenshot'],
): Promise<EarlierItem | null> {
  const redacted = await redactScreenshot(picture.screenshot, picture.areas);
  signal.throwIfAborted();
  const fingerprint = fingerprintOf(sale, picture);
  const last = getState().draft.attempt;
  const attempt = nextAttempt(last, fingerprint, () => crypto.randomUUID());
  dispatch({ type: 'attempted', attempt });
  const onProgress = (share: number) => void dispatch({ type: 'progressed', share });
  try {
    const sending = { idempotencyKey: attempt.key, signal, onProgress };
    const { item } = await shareScreenshot(sale, redacted, sending);
    return earlierItem(item, sale, attempt, fingerprint);
  } catch (error) {
    if (error instanceof ApiError && isRefusal(error.status))
      dispatch({ type: 'attempted', attempt: refusedAttempt(last, attempt) });
    throw error;
  }
}

function messageOf(error: unknown): string {
  if (error instanceof RedactionError) return error.message;
  return error instanceof ApiError && error.serverMessage ? error.serverMessage : UPLOAD_FAILED;
}
