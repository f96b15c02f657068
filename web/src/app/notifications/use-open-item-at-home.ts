import { useNavigate } from 'react-router-dom';
import { historyStateOf } from '@/features/items/model/opened-item';
import type { OpenItemAtHome } from '@/features/notifications/model/open-item-at-home';

/** Closing the item leads back to where the notification was opened. */
export function useOpenItemAtHome(): OpenItemAtHome {
  const navigate = useNavigate();
  return (item) =>
    void navigate('/', { state: historyStateOf({ ...item, page: null, isPushed: true }) });
}
