let slots: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  slots = next;
  for (const listener of listeners) listener();
}

/**
 * A `ref` function for the element of an ad slot. Offers the slot to the ad client while the element is on the page.
 */
export function registerAdSlot(slot: HTMLElement | null): (() => void) | undefined {
  if (!slot) return;
  change([...slots, slot]);
  return () => change(slots.filter((it) => it !== slot));
}

/** Returns the slots on the page. The attribute `data-ad-place` of a slot names its place. */
export const adSlots = (): readonly HTMLElement[] => slots;

/** Calls `listener` when slots appear or disappear. Returns a function that unsubscribes. */
export function onAdSlotsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
