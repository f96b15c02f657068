import type { Viewer } from '@contract/rules/page-allowance';
import { LazyPart } from '@/components/lazy-part';
import { useOpenedItem } from '../model/use-opened-item';
import { ItemDialog } from './item-dialog';

const load = async () => (await import('./item-detail-content')).ItemDetailContent;

/**
 * The detail of the item that is open, over the page; nothing where none is.
 * @param viewer who looks; null while it is not known
 */
export function ItemDetail({ viewer }: { readonly viewer: Viewer | null }) {
  const { opened, show, close } = useOpenedItem();
  if (!opened) return null;
  return (
    <ItemDialog itemId={opened.itemId} onClose={close}>
      <LazyPart
        load={load}
        loading="Loading item..."
        failed="The item could not be shown."
        props={{ opened, viewer, onShow: show, onClose: close }}
      />
    </ItemDialog>
  );
}
