import { chakra } from '@chakra-ui/react/styled-system';
import type { Item } from '@contract/schemas/item';
import { opensElsewhere } from '@/lib/opens-elsewhere';
import { openItem } from '../model/open-item';

/** An item's title, which opens its detail; over the whole card that it stands in, which is positioned. */
export function ItemLink({ item }: { readonly item: Item }) {
  return (
    <chakra.a
      href={`/item/${item.id}`}
      data-item-link={item.id}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        openItem({ itemId: item.id });
      }}
      _hover={{ textDecoration: 'underline' }}
      _after={{ content: '""', position: 'absolute', inset: '0', cursor: 'pointer' }}
    >
      {item.title}
    </chakra.a>
  );
}

/** The link to an item that is on the page; null where none is. */
export const findItemLink = (itemId: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-item-link="${CSS.escape(itemId)}"]`);
