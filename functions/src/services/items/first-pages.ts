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

export function createFirstPages({ newestItems, renderer }: FirstPagesDependencies): FirstPages {
  let last: { shell: string; newest: NewestItems; html: string } | undefined;

  /**
   * Renders `/` once for each read of the items. For the CDN, every link with tracking parameters is another address,
   * so it asks for `/` more often than every 30 s.
   */
  async function renderHome(shell: string, newest: NewestItems): Promise<string> {
    if (last?.shell === shell && last.newest === newest) return last.html;
    const html = await renderer.render(shell, { ...newest, item: null });
    last = { shell, newest, html };
    return html;
  }

  return {
    newestItems: () => newestItems.get(),
    render: (shell, newest, item) =>
      item ? renderer.render(shell, { ...newest, item }) : renderHome(shell, newest),
  };
}
