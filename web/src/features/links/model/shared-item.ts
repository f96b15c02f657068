import { grossProfitCents, salePriceCents } from '@contract/rules/profit';
import type { Item } from '@contract/schemas/item';
import type { LinkTarget } from '@contract/schemas/link-share';
import { PLATFORM_LABELS } from '@contract/schemas/platform';
import { formatCents } from '@/lib/format';

/** The title, text and URL that the browser passes to a share sheet. */
export interface SharedItem {
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
  target: Exclude<LinkTarget, 'copy_link'>,
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

/** Encodes a space as %20. `URLSearchParams` would encode it as '+', which email apps show as a plus sign. */
const queryOf = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
