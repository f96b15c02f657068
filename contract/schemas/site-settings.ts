import * as z from 'zod/mini';

export const SITE_SETTINGS_SHARED_SECONDS = 600;

export const siteSettingsSchema = z.object({
  /** The address for bug reports. */
  supportEmail: z.email(),
  /** Whether the site may ask visitors for Firebase Analytics. An answer from before this field lacks it. */
  usesAnalytics: z._default(z.boolean(), false),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;
