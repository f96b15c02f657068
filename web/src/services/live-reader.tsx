import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  setLogLevel,
} from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { useObservable } from 'reactfire';
import { loadOnce } from '@/lib/once';
import { firebaseApp } from './firebase-app';
import type { LiveRead } from './live-read';

/** Firestore. Import this module only lazily, because its code is larger than all other code of a page. */
const firestore = loadOnce(async (): Promise<Firestore> => {
  const { app, emulators } = await firebaseApp();
  // Turns off Firestore's log, because Firestore logs every lost connection as an error.
  setLogLevel('silent');
  const started = initializeFirestore(app, {});
  if (emulators) {
    const { hostname, port } = new URL(`http://${emulators.firestore}`);
    connectFirestoreEmulator(started, hostname, Number(port));
  }
  return started;
});

interface LiveReaderProps<T> {
  /** Starts the read. Must be a stable function, because a new function starts a new read. */
  readonly start: (db: Firestore) => LiveRead<T>;
  /** Called with the data, and again after every change of the data. */
  readonly onRead: (read: T) => void;
  /** Called if the code of Firestore cannot be loaded. */
  readonly onFailed?: () => void;
}

/** Subscribes to data in Firestore while mounted. Renders nothing. */
export function LiveReader<T>({ start, onRead, onFailed }: LiveReaderProps<T>) {
  const read = useLiveRead(start, onFailed);
  return read && <Read key={read.id} read={read} onRead={onRead} />;
}

/**
 * Starts a live read and returns it. Stops the read when the component unmounts or `start` changes, because reactfire
 * itself never stops its observables.
 */
function useLiveRead<T>(
  start: LiveReaderProps<T>['start'],
  onFailed?: () => void,
): LiveRead<T> | null {
  const [read, setRead] = useState<LiveRead<T> | null>(null);
  useEffect(() => {
    let isOver = false;
    let started: LiveRead<T> | null = null;
    const open = async () => {
      const db = await firestore().catch(() => null);
      if (isOver) return;
      if (!db) {
        onFailed?.();
        return;
      }
      started = start(db);
      setRead(started);
    };
    void open();
    return () => {
      isOver = true;
      started?.stop();
      setRead(null);
    };
  }, [start, onFailed]);
  return read;
}

interface ReadProps<T> {
  readonly read: LiveRead<T>;
  readonly onRead: (read: T) => void;
}

function Read<T>({ read, onRead }: ReadProps<T>) {
  const { data } = useObservable<T | undefined>(read.id, read.source, { suspense: false });
  useEffect(() => {
    if (data) onRead(data);
  }, [data, onRead]);
  return null;
}
