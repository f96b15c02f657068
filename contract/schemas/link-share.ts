import * as z from 'zod/mini';

/** Where a link to an item went. The page cannot learn where a phone's own share sheet sent it: that is 'copy_link'. */
export const LINK_TARGETS = [
  'copy_link',
  'email',
  'twitter',
  'facebook',
  'linkedin',
  'whatsapp',
] as const;

export const linkTargetSchema = z.enum(LINK_TARGETS);
export type LinkTarget = z.infer<typeof linkTargetSchema>;

export const LINK_MESSAGES = {
  copied: 'Link copied!',
  shareFailed: "Couldn't open sharing",
  shareFailedHelp: 'Please copy the link instead.',
} as const;
