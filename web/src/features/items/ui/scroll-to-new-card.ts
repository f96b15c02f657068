import { findItemLink } from './item-card';
import styles from './scroll-to-new-card.module.css';

/** The maximum wait in milliseconds for the list, which must request the new item from the server. */
const WAIT_MS = 10_000;
const HIGHLIGHT_MS = 3000;

/** Waits until the list shows the card of an item, then scrolls to it. Highlights the card for 3 seconds. */
export function scrollToNewCard(itemId: string): void {
  const show = (): boolean => {
    const card = findItemLink(itemId)?.closest('article');
    if (!card) return false;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    card.scrollIntoView({ block: 'center', behavior: isStill ? 'instant' : 'smooth' });
    const highlight = (isOn: boolean) => card.classList.toggle(styles.highlighted ?? '', isOn);
    highlight(true);
    setTimeout(() => highlight(false), HIGHLIGHT_MS);
    return true;
  };
  if (show()) return;
  const observer = new MutationObserver(() => {
    if (show()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), WAIT_MS);
}
