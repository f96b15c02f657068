import * as z from 'zod/mini';

export const SITE_SETTINGS_SHARED_SECONDS = 600;

export const siteSettingsSchema = z.object({
  /** The address for bug reports. */
  supportEmail: z.email(),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;
