import {
  AD_CLIENT_ID_PATTERN,
  AD_UNIT_ID_PATTERN,
  type AdSettings,
} from '@contract/schemas/site-settings';
import * as z from 'zod/mini';
import { optionalSetting } from './setting-schemas';

const adUnit = (name: string) =>
  optionalSetting(
    z
      .string()
      .check(
        z.regex(
          AD_UNIT_ID_PATTERN,
          `${name} must be the number of an ad unit, such as 1234567890.`,
        ),
      ),
  );

export const adsSettingSchemas = {
  AD_CLIENT_ID: optionalSetting(
    z
      .string()
      .check(
        z.regex(AD_CLIENT_ID_PATTERN, 'AD_CLIENT_ID must be "ca-pub-" followed by 16 digits.'),
      ),
  ),
  AD_UNIT_CARDS: adUnit('AD_UNIT_CARDS'),
  AD_UNIT_LIST: adUnit('AD_UNIT_LIST'),
};

type Settings = z.infer<z.ZodMiniObject<typeof adsSettingSchemas>>;

/**
 * Returns the settings of the ad client, or null if the site has no ad client. Throws an Error that names a missing
 * setting.
 */
export function parseAdsConfig(settings: Settings): AdSettings | null {
  const { AD_CLIENT_ID: clientId, AD_UNIT_CARDS: cards, AD_UNIT_LIST: list } = settings;
  if (clientId !== undefined && cards !== undefined && list !== undefined)
    return { clientId, units: { cards, list } };
  const names = ['AD_CLIENT_ID', 'AD_UNIT_CARDS', 'AD_UNIT_LIST'] as const;
  const missing = names.filter((name) => settings[name] === undefined);
  if (missing.length === names.length) return null;
  throw new Error(
    `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing: set all three settings of ads or none.`,
  );
}
