import { PROFILE_PICTURE_SIDE } from '@contract/rules/member-picture';
import type { PublicProfile } from '@contract/schemas/profile-first-page';
import type { UserStats } from '@contract/schemas/user-stats';
import { formatDollars } from '../dollars';
import { isStoredProfilePicture } from '../media-path';
import { LINK_PREVIEW_INVITATION, type PageHead, type PreviewImage } from '../site/page-head';

type Shown = Pick<PublicProfile, 'stats'> & {
  readonly page: {
    readonly user: { readonly username: string; customProfileImageUrl: string | null };
  };
};

/**
 * Returns the preview tags of a profile: the username, the uploaded picture and the public numbers.
 * @param origin the origin of the site, such as 'https://boloboard.com'
 */
export function profileHead({ page: { user }, stats }: Shown, origin: string): PageHead {
  const title = `@${user.username}`;
  const picture = uploadedPicture(user.customProfileImageUrl, origin);
  return {
    title,
    description: `${numbersLine(stats)}${LINK_PREVIEW_INVITATION}`,
    type: 'profile',
    url: `${origin}/user/${user.username}`,
    image: picture ?? { url: `${origin}${ICON.path}`, ...ICON.size },
    imageAlt: picture ? `${title} on BoloBoard` : 'BoloBoard',
  };
}

/** The icon of the installed app. A preview shows it if the member has not uploaded a picture. */
const ICON = {
  path: '/install/icon-512.png',
  size: { type: 'image/png', width: 512, height: 512 },
} as const;

/**
 * Returns the picture for a preview. Returns null if the picture is not in our storage, because only the app shows
 * pictures of Google accounts.
 */
function uploadedPicture(path: string | null, origin: string): PreviewImage | null {
  if (path === null || !isStoredProfilePicture(path)) return null;
  const side = PROFILE_PICTURE_SIDE;
  return { url: `${origin}${path}`, type: 'image/webp', width: side, height: side };
}

/** Returns a line with the member's public numbers, or '' if the member has no items. */
function numbersLine({ totalItems, ownSales, totalSalesValue }: UserStats): string {
  if (totalItems === 0) return '';
  const items = counted(totalItems, 'item');
  if (ownSales === 0) return `${items}. `;
  return `${items}, ${counted(ownSales, 'own sale')} for ${formatDollars(Number(totalSalesValue))} in total. `;
}

const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
