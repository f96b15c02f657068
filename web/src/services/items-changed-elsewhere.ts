import { ITEMS_VERSION_KEY } from './items-version';

/** Calls `listener` after another tab changed items. Returns a function that unsubscribes. */
export function onItemsChangedElsewhere(listener: () => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === ITEMS_VERSION_KEY && newValue !== null) listener();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
