import * as z from 'zod/mini';

/** Where a link to an item went. 'copy_link' is also the phone's own share sheet, which tells no target. */
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
