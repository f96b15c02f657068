import * as z from 'zod/mini';

/** Where a member shared a link to. 'copy_link' also stands for the phone's own share sheet, which does not say where. */
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
