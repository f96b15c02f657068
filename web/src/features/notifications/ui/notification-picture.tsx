import type { Notification } from '@contract/schemas/notification';
import { useState } from 'react';
import styles from './notification-row.module.css';
import { NotificationTypeIcon } from './notification-icons';

/**
 * Shows a picture of the item or the member that the notification is about. If there is no picture, or if it cannot be
 * loaded, shows an icon for the type of the notification.
 */
export function NotificationPicture({ notification }: { readonly notification: Notification }) {
  const { pictureUrl } = notification;
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const isShown = pictureUrl !== null && pictureUrl !== failedUrl;
  return (
    <span className={styles.picture} aria-hidden>
      {isShown ? (
        <img
          src={pictureUrl}
          alt=""
          loading="lazy"
          // Google refuses to send some pictures if it learns which site shows them.
          referrerPolicy="no-referrer"
          onError={() => setFailedUrl(pictureUrl)}
        />
      ) : (
        <NotificationTypeIcon {...notification} />
      )}
    </span>
  );
}
