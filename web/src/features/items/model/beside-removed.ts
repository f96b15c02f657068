/** The elements to focus instead of the cards of removed items, by the id of the item. Filled by `leaveCard`. */
export const besideRemoved = new Map<string, HTMLElement>();
