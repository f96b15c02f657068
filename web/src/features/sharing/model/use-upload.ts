import type { Item } from '@contract/schemas/item';
import type { SaleSubmission } from '@contract/schemas/sale-submission';
import { useEffect, useReducer, useRef } from 'react';
import { ApiError, NetworkError } from '@/services/api-error';
import { shareScreenshot } from '../api/share-screenshot';
import {
  type Attempt,
  fingerprintOf,
  isRefusal,
  nextAttempt,
  type PictureToShare,
  refusedAttempt,
} from './attempt';
import { type EarlierItem, earlierItem } from './earlier-item';
import { paintedScreenshot, UnpaintableScreenshot } from './painted-screenshot';
import { idleUpload, nextUpload } from './upload-state';

const UPLOAD_FAILED = 'Failed to upload image';

/** How sending ended where the item was not made. */
export interface UploadFailure {
  readonly message: string;
  readonly error: unknown;
}

interface UploadOptions {
  /** The last attempt, kept with the draft, so that a reload goes on with it. */
  readonly lastAttempt: () => Attempt | null;
  readonly onAttempt: (attempt: Attempt) => void;
  readonly onShared: () => void;
  /** The board has what an earlier attempt sent, and not what is in the form. */
  readonly onOvertaken: () => void;
  readonly onFailed: (failure: UploadFailure) => void;
}

/** Sends a sale with progress, cancelling and safe repeats. */
export function useUpload(options: UploadOptions) {
  const [upload, dispatch] = useReducer(nextUpload, idleUpload);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const arrived = (earlier: EarlierItem | null) => {
    dispatch(earlier ? { type: 'overtaken', item: earlier } : { type: 'succeeded' });
    if (earlier) options.onOvertaken();
    else options.onShared();
  };
  const failed = (error: unknown) => {
    const message = messageOf(error);
    dispatch({
      type: 'failed',
      message: error instanceof NetworkError ? error.message : message,
    });
    options.onFailed({ message, error });
  };

  const send = async (sale: SaleSubmission, picture: PictureToShare) => {
    if (upload.phase === 'sending') return;
    const { signal } = (running.current = new AbortController());
    dispatch({ type: 'started' });
    const onProgress = (share: number) => dispatch({ type: 'progressed', share });
    try {
      arrived(await attemptToShare({ sale, picture, signal, onProgress, ...options }));
    } catch (error) {
      if (signal.aborted) dispatch({ type: 'cancelled' });
      else failed(error);
    }
  };

  return {
    upload,
    send,
    cancel: () => running.current?.abort(),
    reset: () => {
      running.current?.abort();
      dispatch({ type: 'reset' });
    },
  };
}

interface Sending extends Pick<UploadOptions, 'lastAttempt' | 'onAttempt'> {
  readonly sale: SaleSubmission;
  readonly picture: PictureToShare;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

/** Paints over what is hidden, makes the next attempt and keeps what is known of it; the earlier item where that is what answers. */
async function attemptToShare(sending: Sending): Promise<EarlierItem | null> {
  const { sale, picture, signal, onProgress, lastAttempt, onAttempt } = sending;
  const painted = await paintedScreenshot(picture.screenshot, picture.hidden);
  signal.throwIfAborted();
  const fingerprint = fingerprintOf(sale, picture);
  const last = lastAttempt();
  const attempt = nextAttempt(last, fingerprint, () => crypto.randomUUID());
  onAttempt(attempt);
  let item: Item;
  try {
    const sent = { idempotencyKey: attempt.key, signal, onProgress };
    ({ item } = await shareScreenshot(sale, painted, sent));
  } catch (error) {
    if (error instanceof ApiError && isRefusal(error.status))
      onAttempt(refusedAttempt(last, attempt));
    throw error;
  }
  return earlierItem(item, sale, attempt, fingerprint);
}

function messageOf(error: unknown): string {
  if (error instanceof UnpaintableScreenshot) return error.message;
  return error instanceof ApiError && error.serverMessage ? error.serverMessage : UPLOAD_FAILED;
}
