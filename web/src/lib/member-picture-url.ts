import { smallProfilePictureUrl } from '@contract/rules/member-picture';

export interface PicturedMember {
  readonly customProfileImageUrl?: string | null;
  readonly profileImageUrl?: string | null | undefined;
}

/**
 * Returns the URL of a member's picture. Returns null if the member has no picture, and undefined if the member is not
 * known yet.
 */
export function memberPictureUrl(
  { customProfileImageUrl: custom, profileImageUrl: other }: PicturedMember,
  size: 'small' | 'large',
): string | null | undefined {
  if (custom === undefined && other === undefined) return undefined;
  const url = custom ?? other ?? null;
  return url !== null && size === 'small' ? smallProfilePictureUrl(url) : url;
}
