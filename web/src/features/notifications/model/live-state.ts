import { useSyncExternalStore } from 'react';

let isConnected = false;
const listeners = new Set<() => void>();

/**
 * Call it with true when Firestore has delivered notifications, and with false when Firestore stops delivering them.
 */
export function setLiveConnected(connected: boolean): void {
  if (connected === isConnected) return;
  isConnected = connected;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether Firestore delivers notifications. If so, the app does not poll them. */
export const isLiveConnected = (): boolean => isConnected;

export const useLiveConnected = (): boolean =>
  useSyncExternalStore(subscribe, isLiveConnected, () => false);
