import { useNavigate } from 'react-router-dom';
import { historyStateOf } from '@/features/items/model/opened-item';
import type { OpenItemAtHome } from '@/features/notifications/model/open-item-at-home';

/**
 * Returns a function that opens an item over the home page. Closing the item returns to the page on which the member
 * pressed the notification.
 */
export function useOpenItemAtHome(): OpenItemAtHome {
  const navigate = useNavigate();
  return (item) =>
    void navigate('/', { state: historyStateOf({ ...item, page: null, isPushed: true }) });
}
