import * as z from 'zod/mini';
import { type SocialLinkField, socialLinkIn } from '../rules/social-link';
import { visibleLine } from '../rules/visible-text';

export const SOCIAL_LINK_MAX = 200;

interface SocialLink {
  readonly field: SocialLinkField;
  readonly label: string;
  readonly example: string;
}

/** All links of a member to other sites, in the order in which they are shown. */
export const SOCIAL_LINKS = [
  { field: 'ebayStoreUrl', label: 'eBay Store', example: 'https://www.ebay.com/usr/yourname' },
  { field: 'youtubeUrl', label: 'YouTube', example: 'https://www.youtube.com/@yourname' },
  { field: 'instagramUrl', label: 'Instagram', example: 'https://www.instagram.com/yourname' },
  { field: 'facebookUrl', label: 'Facebook', example: 'https://www.facebook.com/yourname' },
  { field: 'twitterUrl', label: 'X (Twitter)', example: 'https://x.com/yourname' },
  { field: 'tiktokUrl', label: 'TikTok', example: 'https://www.tiktok.com/@yourname' },
] as const satisfies readonly SocialLink[];

export const SOCIAL_LINK_MESSAGES = {
  long: 'Links can be at most 200 characters long',
  wrong: ({ label, example }: Pick<SocialLink, 'label' | 'example'>) =>
    `Please enter the address of your ${label} page, such as ${example}`,
} as const;

/** Accepts an address of the site, with or without https://, or a name on it. Blank is null, which removes the link. */
function linkOf({ field, ...site }: SocialLink) {
  const link = z.transform((typed: string, context: z.core.ParsePayload): string | null => {
    const text = visibleLine(typed);
    if (text === '') return null;
    const address = socialLinkIn(field, text);
    if (address !== null && address.length <= SOCIAL_LINK_MAX) return address;
    const message = address === null ? SOCIAL_LINK_MESSAGES.wrong(site) : SOCIAL_LINK_MESSAGES.long;
    context.issues.push({ code: 'custom', message, input: typed });
    return z.NEVER;
  });
  const typed = z.string().check(
    // Longer than a link, because addresses can have tracking parameters, which are removed.
    z.maxLength(2000, { error: SOCIAL_LINK_MESSAGES.long, abort: true }),
  );
  return z.pipe(typed, link);
}

const [ebay, youtube, instagram, facebook, twitter, tiktok] = SOCIAL_LINKS;

/** Parses what a member typed into the form, and what the server receives. */
export const socialLinksSchema = z.strictObject({
  ebayStoreUrl: linkOf(ebay),
  youtubeUrl: linkOf(youtube),
  instagramUrl: linkOf(instagram),
  facebookUrl: linkOf(facebook),
  twitterUrl: linkOf(twitter),
  tiktokUrl: linkOf(tiktok),
});
export type SocialLinks = z.infer<typeof socialLinksSchema>;
