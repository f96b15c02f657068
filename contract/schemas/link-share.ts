import * as z from 'zod/mini';

/**
 * The places to which a member can share a link. 'copy_link' also stands for the share sheet of a phone, which does not
 * tell the app where the link went.
 */
export const SHARED_LINK_TARGETS = [
  'copy_link',
  'email',
  'twitter',
  'facebook',
  'linkedin',
  'whatsapp',
] as const;

export const sharedLinkTargetSchema = z.enum(SHARED_LINK_TARGETS);
export type SharedLinkTarget = z.infer<typeof sharedLinkTargetSchema>;
