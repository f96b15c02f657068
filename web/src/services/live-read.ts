import type { Unsubscribe } from 'firebase/firestore';
import { Observable, Subject, type Subscriber, takeUntil } from 'rxjs';
import { endLiveRead } from './reactfire-reads';

/**
 * A subscription to Firestore for reactfire's `useObservable`. Reactfire keeps the observable of an `id` until `stop`
 * is called.
 */
export interface LiveRead<T> {
  readonly id: string;
  readonly source: Observable<T>;
  readonly stop: () => void;
}

let reads = 0;

export function createLiveRead<T>(
  name: string,
  subscribe: (subscriber: Subscriber<T>) => Unsubscribe,
): LiveRead<T> {
  reads += 1;
  const id = `${name}:${reads}`;
  const stopped = new Subject<void>();
  const source = new Observable<T>(subscribe).pipe(takeUntil(stopped));
  const stop = () => {
    stopped.next();
    endLiveRead(id);
  };
  return { id, source, stop };
}
