import * as z from 'zod/mini';

/** What the share form remembers with the account. Records, saved answers and drafts from before a setting lack it. */
export const shareSettingsSchema = z.object({
  /** Whether fees and payout are hidden in screenshots. */
  hidesFees: z._default(z.boolean(), false),
});
export type ShareSettings = z.infer<typeof shareSettingsSchema>;

/** A change of the settings. Each that it lacks stays as it is. */
export const shareSettingsChangeSchema = z.strictObject({
  hidesFees: z.optional(z.boolean()),
} satisfies Record<keyof ShareSettings, z.ZodMiniOptional>);
export type ShareSettingsChange = z.infer<typeof shareSettingsChangeSchema>;

/** Returns the settings of a member, a draft or a stored record, and the default of each that it lacks. */
export const shareSettingsOf = (holder: ShareSettingsChange): ShareSettings =>
  shareSettingsSchema.parse(holder);
