import type { Achievement } from '@contract/schemas/achievement';
import type { Item } from '@contract/schemas/item';
import type { SaleSubmission } from '@contract/schemas/sale-submission';
import { useEffect, useEffectEvent, useRef } from 'react';
import { showToast } from '@/components/toast/toast-store';
import { RedactionError } from './redaction';
import { ApiError } from '@/services/api-error';
import { useApiMutation } from '@/services/use-api-mutation';
import { firstShareResultInError, shareScreenshot } from '../api/sharing-calls';
import {
  itemOfEarlierForm,
  type ItemFromEarlierForm,
  fingerprintOf,
  isRefusal,
  nextAttempt,
  type PictureToShare,
  attemptAfterRefusal,
  withPictureParts,
} from './attempt';
import { queueSale } from './queued-sale';
import { preparePicture } from './prepared-picture';
import type { ShareSaleStore } from './use-share-sale-store';

const CANCELED = {
  title: 'Upload Canceled',
  description: 'Everything you entered is still here.',
};
const UPLOAD_FAILED = 'Failed to upload image';

interface Outcomes {
  readonly onShared: (item: Item) => void;
  /**
   * Called when the sale was added to the outbox. If `isStored` is false, the browser could not store the sale, so the
   * page must stay open.
   */
  readonly onQueued: (isStored: boolean) => void;
  /** Called after any failure except a 401 response. */
  readonly onRefused: (error: Error) => void;
}

interface Sending {
  readonly sale: SaleSubmission;
  readonly picture: PictureToShare;
  readonly signal: AbortSignal;
}

interface Shared {
  readonly item: Item;
  /** The item that the server has created from an earlier version of the form. Null if there is no such item. */
  readonly earlier: ItemFromEarlierForm | null;
  readonly newAchievements: readonly Achievement[];
}

interface Queued {
  /**
   * False if the browser could not store the sale. If so, the page must stay open, because only the page has the sale.
   */
  readonly isStored: boolean;
}

interface Sender {
  readonly memberId: string;
  /** Whether the member has no submissions left. If so, the sale stays in the outbox. */
  readonly limitReached: boolean;
}

export function useSendSale(
  store: ShareSaleStore,
  { memberId, limitReached }: Sender,
  { onShared, onQueued, onRefused }: Outcomes,
) {
  const { dispatch, getState } = store;
  const running = useRef<AbortController | null>(null);
  const leave = useEffectEvent(() => {
    if (getState().upload.phase === 'sending') showToast(CANCELED);
    running.current?.abort();
  });
  useEffect(() => () => leave(), []);

  const { mutate } = useApiMutation('shareScreenshot', {
    send: (sending: Sending): Promise<Shared | Queued> => attemptToShare(sending, store),
    isHeld: limitReached,
    queue: async (sending, { wasSent }) => {
      sending.signal.throwIfAborted();
      const queued = { ...sending, memberId, state: getState(), wasSent, limitReached };
      return { isStored: await queueSale(queued) };
    },
    onSuccess: (outcome) => {
      if ('isStored' in outcome) {
        dispatch({ type: 'queued' });
        onQueued(outcome.isStored);
        return;
      }
      // If the server has an item from an earlier version of the form, the form asks the member what to do.
      if (outcome.earlier) dispatch({ type: 'overtaken', item: outcome.earlier });
      else {
        dispatch({ type: 'shared' });
        onShared(outcome.item);
      }
    },
    failure: (error, { signal }) =>
      signal.aborted
        ? null
        : { title: messageOf(error), description: 'Everything you entered is still here.' },
    onError: (error, { signal }) => {
      if (signal.aborted) {
        dispatch({ type: 'cancelled' });
        return;
      }
      dispatch({ type: 'failed', message: messageOf(error) });
      onRefused(error);
    },
    onSignedOut: (error) => void dispatch({ type: 'failed', message: messageOf(error) }),
    signIn: {
      login: '/login?next=/',
      description: 'You need to be logged in to share. Redirecting to login...',
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

async function attemptToShare(
  { sale, picture, signal }: Sending,
  { dispatch, getState }: ShareSaleStore,
): Promise<Shared> {
  const { file, parts } = await preparePicture(picture.screenshot, picture);
  signal.throwIfAborted();
  const fingerprint = fingerprintOf(sale, picture);
  const last = getState().draft.attempt;
  const attempt = nextAttempt(last, fingerprint, () => crypto.randomUUID());
  dispatch({ type: 'attempted', attempt });
  const onProgress = (share: number) => void dispatch({ type: 'progressed', share });
  try {
    const sending = { idempotencyKey: attempt.key, signal, onProgress };
    const { item, newAchievements } = await shareScreenshot(
      withPictureParts(sale, parts),
      file,
      sending,
    );
    return { item, earlier: itemOfEarlierForm(item, sale, attempt, fingerprint), newAchievements };
  } catch (error) {
    const shared = firstShareResultInError(error);
    if (shared) {
      const { title, soldPrice } = shared.item;
      return {
        item: shared.item,
        earlier: { title, soldPrice, certain: true },
        newAchievements: shared.newAchievements,
      };
    }
    if (error instanceof ApiError && isRefusal(error.status))
      dispatch({ type: 'attempted', attempt: attemptAfterRefusal(last, attempt) });
    throw error;
  }
}

function messageOf(error: unknown): string {
  if (error instanceof RedactionError) return error.message;
  return error instanceof ApiError && error.serverMessage ? error.serverMessage : UPLOAD_FAILED;
}
