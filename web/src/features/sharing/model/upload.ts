import type { EarlierItem } from './attempt';

/** How far sharing the draft is, or how it ended. */
export type Upload =
  | { readonly phase: 'idle' | 'cancelled' }
  /** `share` is the uploaded fraction, from 0 to 1. */
  | { readonly phase: 'sending'; readonly share: number }
  | { readonly phase: 'failed'; readonly message: string }
  | { readonly phase: 'overtaken'; readonly item: EarlierItem };

/** Returns the upload with the fraction that is sent, which never goes back. */
export function progressed(upload: Upload, share: number): Upload {
  if (upload.phase !== 'sending') return upload;
  return { phase: 'sending', share: Math.max(upload.share, Math.min(share, 1)) };
}
