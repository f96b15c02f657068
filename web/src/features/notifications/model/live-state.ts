import { useSyncExternalStore } from 'react';

let isConnected = false;
const listeners = new Set<() => void>();

/**
 * Stores whether Firestore delivers notifications. Call it with true at the first delivery, and with false when
 * Firestore stops.
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

export const useIsLiveConnected = (): boolean =>
  useSyncExternalStore(subscribe, isLiveConnected, () => false);
