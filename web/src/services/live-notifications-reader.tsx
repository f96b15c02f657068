import type { Firestore } from 'firebase/firestore';
import { useCallback } from 'react';
import { type LiveNotifications, readNotificationsLive } from './live-notifications';
import { LiveReader } from './live-reader';

interface LiveNotificationsProps {
  readonly memberId: string;
  readonly onRead: (read: LiveNotifications) => void;
}

/** Subscribes to a premium member's notifications in Firestore while mounted. Renders nothing. */
export function LiveNotificationsReader({ memberId, onRead }: LiveNotificationsProps) {
  const start = useCallback((db: Firestore) => readNotificationsLive(db, memberId), [memberId]);
  const onFailed = useCallback(() => onRead({ state: 'unreachable' }), [onRead]);
  return <LiveReader start={start} onRead={onRead} onFailed={onFailed} />;
}
