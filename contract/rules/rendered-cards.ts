import type { ItemListPage } from '../schemas/item-list';

/**
 * A page's HTML should fit into the first packets of a connection (ADR 0098). So the server renders only the cards that
 * are visible without scrolling. The browser adds the other cards when it hydrates the page.
 */

/** The number of cards that the server renders: four rows on phones, two on wide screens. */
export const RENDERED_CARD_COUNT = 8;

/**
 * The number of cards that the server renders behind an open item dialog: one row on a wide screen, which is partly
 * visible beside the dialog.
 */
export const CARD_COUNT_BEHIND_DIALOG = 4;

/**
 * Returns a list in which only the first `rendered` cards have placeholders. A placeholder takes 48 bytes of HTML,
 * and the thumbnails of later cards usually load before the reader scrolls to them.
 */
export const withoutPlaceholdersAfter = <List extends Pick<ItemListPage, 'items'>>(
  list: List,
  rendered: number,
): List => ({
  ...list,
  items: list.items.map((item, at) =>
    at < rendered ? item : { ...item, picture: { ...item.picture, placeholder: null } },
  ),
});
