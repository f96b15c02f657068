import type { ItemListPage } from '../schemas/item-list';

/*
 * The HTML of a page has to fit into the first packets of a connection (ADR 0098), so the server renders only the cards of
 * the first view. The others come when the page is hydrated.
 */

/** Six rows on phones, three on wide screens. */
export const RENDERED_CARDS = 12;

/** Behind an open item: the row of a wide screen, whose edge can be seen beside the item, darkened. */
export const COVERED_CARDS = 4;

/**
 * Returns a list without the placeholders of the cards after the first `rendered` ones. Each takes 48 bytes of the HTML, and the thumbnails have
 * usually arrived before the reader sees these cards.
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
