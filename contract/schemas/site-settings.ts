import * as z from 'zod/mini';
import { pushSettingsSchema } from './push';

export const SITE_SETTINGS_CACHE_SECONDS = 600;

/** The format of the id of a Google AdSense account, as in AdSense's code for pages. */
export const AD_CLIENT_ID_PATTERN = /^ca-pub-\d{16}$/;
/** The format of the id of an ad unit in AdSense. */
export const AD_UNIT_ID_PATTERN = /^\d{6,12}$/;

const adUnitSchema = z.string().check(z.regex(AD_UNIT_ID_PATTERN));

export const adSettingsSchema = z.object({
  clientId: z.string().check(z.regex(AD_CLIENT_ID_PATTERN)),
  /**
   * The ad unit of each ad slot. The slot `cards` is between the cards of a list, and the slot `list` is below the
   * list.
   */
  units: z.object({ cards: adUnitSchema, list: adUnitSchema }),
});
export type AdSettings = z.infer<typeof adSettingsSchema>;
export type AdSlotName = keyof AdSettings['units'];

export const siteSettingsSchema = z.object({
  /** The email address for bug reports. */
  supportEmail: z.email(),
  /** Whether the site may ask for consent to Firebase Analytics. Responses of earlier versions lack this field. */
  usesAnalytics: z._default(z.boolean(), false),
  /**
   * The settings of the ad client. Null if the site has none, so that all ads are house ads. Responses of earlier
   * versions lack this field.
   */
  ads: z._default(z.nullable(adSettingsSchema), null),
  /** The settings with which browsers register for pushes. Responses of earlier versions lack this field. */
  push: z._default(pushSettingsSchema, null),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;
