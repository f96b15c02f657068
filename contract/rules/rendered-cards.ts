import type { ItemListPage } from '../schemas/item-list';

/**
 * The HTML of a page has to fit into the first packets of a connection (ADR 0098). So the server renders only the cards
 * of the first view, and the browser adds the others when it hydrates the page.
 */

/** The number of cards that the server renders: six rows on phones, three on wide screens. */
export const RENDERED_CARDS = 12;

/**
 * The number of cards that the server renders behind an open item: one row on a wide screen, whose edge is visible
 * beside the item.
 */
export const COVERED_CARDS = 4;

/**
 * Returns a list without the placeholders of the cards after the first `rendered` ones. A placeholder takes 48 bytes of
 * the HTML, and the thumbnails of these cards usually load before the reader scrolls to them.
 */
export const withoutLaterPlaceholders = <List extends Pick<ItemListPage, 'items'>>(
  list: List,
  rendered: number,
): List => ({
  ...list,
  items: list.items.map((item, at) =>
    at < rendered ? item : { ...item, picture: { ...item.picture, placeholder: null } },
  ),
});
