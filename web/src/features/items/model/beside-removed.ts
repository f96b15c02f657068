/**
 * Maps the id of a removed item to the element that gets the focus after the item's card was removed.
 * `rememberCardBeside` fills the map.
 */
export const besideRemoved = new Map<string, HTMLElement>();
