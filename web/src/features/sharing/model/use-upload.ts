import type { SaleSubmission } from '@contract/schemas/sale-submission';
import { useEffect, useReducer, useRef } from 'react';
import { ApiError, isUnauthorized, NetworkError } from '@/services/api-error';
import { shareScreenshot } from '../api/share-screenshot';
import { type Attempt, fingerprintOf, isRefusal, nextAttempt } from './attempt';
import { idleUpload, nextUpload } from './upload-state';

export const UPLOAD_FAILED = 'Failed to upload image';

/** How sending ended where the item was not made. */
export interface UploadFailure {
  readonly message: string;
  readonly unauthorized: boolean;
  readonly error: unknown;
}

interface UploadOptions {
  /** Where an attempt is kept, so that a reload goes on with it. */
  readonly attempt: Attempt | null;
  readonly onAttempt: (attempt: Attempt) => void;
  readonly onShared: () => void;
  readonly onFailed: (failure: UploadFailure) => void;
}

/** Sends a sale with progress, cancelling and safe repeats. */
export function useUpload({ attempt, onAttempt, onShared, onFailed }: UploadOptions) {
  const [upload, dispatch] = useReducer(nextUpload, idleUpload);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (sale: SaleSubmission, screenshot: File) => {
    if (upload.phase === 'sending') return;
    const current = nextAttempt(attempt, fingerprintOf(sale, screenshot), () =>
      crypto.randomUUID(),
    );
    const { signal } = (running.current = new AbortController());
    onAttempt(current);
    dispatch({ type: 'started' });
    try {
      await shareScreenshot(sale, screenshot, {
        idempotencyKey: current.key,
        signal,
        onProgress: (share) => dispatch({ type: 'progressed', share }),
      });
      dispatch({ type: 'succeeded' });
      onShared();
    } catch (error) {
      if (signal.aborted) {
        dispatch({ type: 'cancelled' });
        return;
      }
      if (error instanceof ApiError && isRefusal(error.status))
        onAttempt({ ...current, refused: true });
      const failure = { message: messageOf(error), unauthorized: isUnauthorized(error), error };
      dispatch({ type: 'failed', message: explained(error, failure.message) });
      onFailed(failure);
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

const messageOf = (error: unknown): string =>
  error instanceof ApiError && error.serverMessage ? error.serverMessage : UPLOAD_FAILED;

const explained = (error: unknown, message: string): string =>
  error instanceof NetworkError ? error.message : message;
