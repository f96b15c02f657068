/** By item id: the element to focus after the card of that item was removed. `leaveCard` fills it. */
export const besideRemoved = new Map<string, HTMLElement>();
