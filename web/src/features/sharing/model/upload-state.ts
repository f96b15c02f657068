import type { EarlierItem } from './earlier-item';

/** Where sending a sale stands; `share` is how much of the upload has left, from 0 to 1. */
export type UploadState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'sending'; readonly share: number }
  | { readonly phase: 'failed'; readonly message: string }
  | { readonly phase: 'cancelled' }
  /** The board has an earlier version of what is in the form. */
  | { readonly phase: 'overtaken'; readonly item: EarlierItem };

export type UploadEvent =
  | { readonly type: 'started' }
  | { readonly type: 'progressed'; readonly share: number }
  | { readonly type: 'succeeded' }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'cancelled' }
  | { readonly type: 'overtaken'; readonly item: EarlierItem }
  | { readonly type: 'reset' };

export const idleUpload: UploadState = { phase: 'idle' };

/** The upload after an event. Progress never runs back, and counts only while sending. */
export function nextUpload(state: UploadState, event: UploadEvent): UploadState {
  switch (event.type) {
    case 'started':
      return { phase: 'sending', share: 0 };
    case 'progressed':
      if (state.phase !== 'sending') return state;
      return { ...state, share: Math.max(state.share, Math.min(event.share, 1)) };
    case 'failed':
      return { phase: 'failed', message: event.message };
    case 'cancelled':
      return state.phase === 'sending' ? { phase: 'cancelled' } : state;
    case 'overtaken':
      return { phase: 'overtaken', item: event.item };
    case 'succeeded':
    case 'reset':
      return idleUpload;
  }
}
