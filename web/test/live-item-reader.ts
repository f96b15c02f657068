import type { ComponentProps } from 'react';
import type * as reader from '@/services/live-item-reader';
import type { LiveItem } from '@/services/live-item';

let report: ((read: LiveItem) => void) | null = null;

/** Returns whether an item has subscribed to Firestore since the test began. */
export const hasLiveItemReader = (): boolean => report !== null;

/** Sends the open item a new result of its subscription to Firestore. */
export function emitLiveItem(read: LiveItem): void {
  if (report === null) throw new Error('No item is open.');
  report(read);
}

export function resetLiveItemReader(): void {
  report = null;
}

/** Replaces the component that subscribes to an item in Firestore. */
export function LiveItemReader({ onRead }: ComponentProps<typeof reader.LiveItemReader>) {
  report = onRead;
  return null;
}
