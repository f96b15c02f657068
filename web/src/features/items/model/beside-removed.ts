/**
 * Maps the id of a removed item to the element that gets the focus when the card of this item has disappeared.
 * `rememberCardBeside` fills the map.
 */
export const besideRemoved = new Map<string, HTMLElement>();
