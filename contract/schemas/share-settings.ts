import * as z from 'zod/mini';

/**
 * The settings of the share form that are stored with the account. Stored records, saved responses and drafts of
 * earlier versions lack newer settings.
 */
export const shareSettingsSchema = z.object({
  /** Whether fees and payout are hidden in screenshots. */
  hidesFees: z._default(z.boolean(), false),
});
export type ShareSettings = z.infer<typeof shareSettingsSchema>;

/** A change of the share settings. A setting that is left out does not change. */
export const shareSettingsChangeSchema = z.strictObject({
  hidesFees: z.optional(z.boolean()),
} satisfies Record<keyof ShareSettings, z.ZodMiniOptional>);
export type ShareSettingsChange = z.infer<typeof shareSettingsChangeSchema>;

/** Returns all share settings of a member, a draft or a stored record. A missing setting gets its default. */
export const shareSettingsOf = (holder: ShareSettingsChange): ShareSettings =>
  shareSettingsSchema.parse(holder);
