import * as z from 'zod/mini';

/**
 * The settings of the share form that the account remembers. Records, saved responses and drafts of earlier versions
 * lack newer settings.
 */
export const shareSettingsSchema = z.object({
  /** Whether fees and payout are hidden in screenshots. */
  hidesFees: z._default(z.boolean(), false),
});
export type ShareSettings = z.infer<typeof shareSettingsSchema>;

/** A change of the settings. Settings that are left out do not change. */
export const shareSettingsChangeSchema = z.strictObject({
  hidesFees: z.optional(z.boolean()),
} satisfies Record<keyof ShareSettings, z.ZodMiniOptional>);
export type ShareSettingsChange = z.infer<typeof shareSettingsChangeSchema>;

/** Returns the settings of a member, a draft or a stored record. Missing settings get their default. */
export const shareSettingsOf = (holder: ShareSettingsChange): ShareSettings =>
  shareSettingsSchema.parse(holder);
