import * as z from 'zod/mini';
import { optionalSetting } from './setting-schemas';

export interface EbayConfig {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The name of the only function that can read eBay's secret. */
const EBAY_FUNCTION = 'refreshCategories';

export const ebaySettingSchemas = {
  EBAY_CLIENT_ID: optionalSetting(
    z.string().check(
      z.regex(/^\S+$/, 'EBAY_CLIENT_ID must not contain spaces.'),
      z.refine(
        (id) => !id.includes('-SBX-'),
        "EBAY_CLIENT_ID is of eBay's sandbox. Use the App ID of the production keys.",
      ),
    ),
  ),
  EBAY_CLIENT_SECRET: optionalSetting(
    z.string().check(z.regex(/^\S+$/, 'EBAY_CLIENT_SECRET must not contain spaces.')),
  ),
};

type Settings = z.infer<z.ZodMiniObject<typeof ebaySettingSchemas>> & {
  readonly FUNCTION_TARGET?: string | undefined;
};

/**
 * Returns the keys of eBay. Returns null if the deployment has no keys, and in functions that do not call eBay. Throws
 * an Error that names a missing key.
 */
export function parseEbayConfig(settings: Settings): EbayConfig | null {
  const { FUNCTION_TARGET, EBAY_CLIENT_ID: clientId, EBAY_CLIENT_SECRET: clientSecret } = settings;
  if (FUNCTION_TARGET !== undefined && FUNCTION_TARGET !== EBAY_FUNCTION) return null;
  if (clientId === undefined && clientSecret === undefined) return null;
  if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret };
  const missing = clientId === undefined ? 'EBAY_CLIENT_ID' : 'EBAY_CLIENT_SECRET';
  throw new Error(`${missing} is missing: set both keys of eBay or neither.`);
}
