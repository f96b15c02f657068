import type { Item } from '@contract/schemas/item';
import type { LinkTarget } from '@contract/schemas/link-share';
import { showToast } from '@/components/toast/toast-store';
import { announceAchievements } from '@/services/achievements-change';
import { countSharedLink } from '../api/count-shared-link';
import { shareUrlAt, type SharedItem, sharedItem } from './shared-item';

interface ShareLinkParts {
  readonly item: Item;
  readonly isMember: boolean;
  readonly onClipboardRefused: () => void;
}

const PAGES = [
  ['email', 'Email'],
  ['twitter', 'X (Twitter)'],
  ['facebook', 'Facebook'],
  ['linkedin', 'LinkedIn'],
  ['whatsapp', 'WhatsApp'],
] as const;

/** Returns the choices of the share menu. Call `copied` if the member has copied the link without the menu. */
export function useShareLink({ item, isMember, onClipboardRefused }: ShareLinkParts) {
  const shared = sharedItem(item, window.location.origin);
  const count = async (target: LinkTarget) => {
    if (!isMember) return;
    announceAchievements(await countSharedLink(item.id, target));
  };
  const copied = () => {
    showToast({ title: 'Link copied!' });
    void count('copy_link');
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(shared.url);
    } catch {
      onClipboardRefused();
      return;
    }
    copied();
  };
  const openSheet = async () => {
    if (await shareBySheet(shared)) await count('copy_link');
  };
  const sheet = hasShareSheet(shared)
    ? [{ key: 'sheet', content: 'Share with an App', onChoose: () => void openSheet() }]
    : [];
  const choices = [
    ...sheet,
    { key: 'copy_link', content: 'Copy Link', onChoose: () => void copy() },
    ...PAGES.map(([target, content]) => ({
      key: target,
      content,
      href: shareUrlAt(target, shared),
      onChoose: () => void count(target),
    })),
  ];
  return { shared, choices, copied };
}

/** Whether the browser can open the phone's share sheet. */
const hasShareSheet = (shared: SharedItem): boolean =>
  'share' in navigator && 'canShare' in navigator && navigator.canShare(shared);

/**
 * Opens the share sheet of the phone. Returns false if the member cancels it. If it cannot open, shows a toast and
 * returns false.
 */
async function shareBySheet(shared: SharedItem): Promise<boolean> {
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    const isCanceled = error instanceof DOMException && error.name === 'AbortError';
    if (!isCanceled)
      showToast({
        title: "Couldn't open the share sheet",
        description: 'Please copy the link instead.',
        variant: 'destructive',
      });
    return false;
  }
}
