import { grossProfitCents, salePriceCents } from '@contract/rules/profit';
import type { Item } from '@contract/schemas/item';
import type { SharedLinkTarget } from '@contract/schemas/link-share';
import { PLATFORM_LABELS } from '@contract/schemas/platform';
import { showToast } from '@/components/toast/toast-store';
import { formatCents } from '@/lib/format';
import { announceAchievements } from '@/services/achievements-change';
import { countSharedLink } from '../api/count-shared-link';

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

/**
 * Returns the choices of the share menu, and the function `copied`. Call `copied` when the reader has copied the link
 * by hand.
 */
export function useShareMenu({ item, isMember, onClipboardRefused }: ShareLinkParts) {
  const shared = sharedItem(item, window.location.origin);
  const count = async (target: SharedLinkTarget) => {
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
 * Opens the share sheet of the phone. Returns true if the member shares the item, and false if they cancel. If the
 * share sheet cannot open, shows a toast and returns false.
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

/** The title, text and URL that the browser passes to a share sheet. */
interface SharedItem {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

export const sharedItem = (item: Item, origin: string): SharedItem => ({
  title: item.title,
  text: textOf(item),
  url: `${origin}/item/${item.id}`,
});

function textOf(item: Item): string {
  const profit = grossProfitCents(item) ?? 0;
  return [
    `${PLATFORM_LABELS[item.platform]}: ${item.title}`,
    `Sold for ${formatCents(salePriceCents(item))}`,
    ...(profit > 0 ? [`Gross profit ${formatCents(profit)}`] : []),
    ...(item.categoryName === null ? [] : [item.categoryName]),
  ].join(' · ');
}

/** Returns the URL that opens another app or site, such as an email app, with the item to share. */
export function shareUrlAt(
  target: Exclude<SharedLinkTarget, 'copy_link'>,
  { title, text, url }: SharedItem,
): string {
  switch (target) {
    case 'email':
      return `mailto:?${queryOf({ subject: title, body: `${text}\r\n\r\n${url}` })}`;
    case 'twitter':
      return `https://x.com/intent/tweet?${queryOf({ text, url })}`;
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?${queryOf({ u: url })}`;
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?${queryOf({ url })}`;
    case 'whatsapp':
      return `https://wa.me/?${queryOf({ text: `${text}\n${url}` })}`;
  }
}

/**
 * Returns the query string for the values. Encodes a space as %20, because email apps would show the '+' of
 * `URLSearchParams`.
 */
const queryOf = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
