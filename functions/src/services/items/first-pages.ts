import type { Item } from '@contract/schemas/item';
import type { NewestItems, NewestItemsGateway } from '../../gateways/first-page/newest-items';
import type { PageRenderer } from '../../gateways/first-page/page-renderer';

export interface FirstPages {
  /** Returns the items that every first page shows. Throws AppError 'unavailable'. */
  newestItems(): Promise<NewestItems>;
  /** Renders the items, and `item` open over them, into the page that starts the app. The same for everyone. */
  render(shell: string, newest: NewestItems, item: Item | null): Promise<string>;
}

interface FirstPagesDependencies {
  readonly newestItems: NewestItemsGateway;
  readonly renderer: PageRenderer;
}

export const createFirstPages = ({
  newestItems,
  renderer,
}: FirstPagesDependencies): FirstPages => ({
  newestItems: () => newestItems.get(),
  render: (shell, newest, item) => renderer.render(shell, { ...newest, item }),
});
