let slots: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  slots = next;
  for (const listener of listeners) listener();
}

/** As the `ref` of an ad slot, offers it to the ad client for as long as it is on the page. */
export function offerAdSlot(slot: HTMLElement | null): (() => void) | undefined {
  if (!slot) return;
  change([...slots, slot]);
  return () => change(slots.filter((it) => it !== slot));
}

/** Returns the slots that are on the page. `data-ad-place` is the place of each. */
export const adSlots = (): readonly HTMLElement[] => slots;

/** Calls `listener` when slots come or go. Returns a function that stops. */
export function onAdSlots(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
