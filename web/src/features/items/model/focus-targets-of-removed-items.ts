/**
 * Maps the id of a removed item to the element that gets the focus when the card of this item has disappeared.
 * `rememberCardBesideItem` fills the map.
 */
export const focusTargetsOfRemovedItems = new Map<string, HTMLElement>();
