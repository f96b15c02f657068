import { stateWithItem } from '@/features/items/model/opened-item';
import { Navigate, useParams } from 'react-router-dom';

/** A link to one item: the board, with that item open over it and the board's own address. */
export function ItemPage() {
  const { itemId = '' } = useParams();
  const item = { itemId, commentId: null, page: null, isPushed: false };
  return <Navigate to="/" replace state={stateWithItem(item)} />;
}
