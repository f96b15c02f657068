import * as z from 'zod/mini';
import { isOrigin, optionalSetting } from './setting-schemas';

export interface BillingConfig {
  readonly secretKey: string;
  /** The secret of the webhook that receives Stripe's events. Null in functions that do not receive events. */
  readonly webhookSecret: string | null;
  /** The origin of the local Stripe, such as 'http://127.0.0.1:12111'. Null for the real Stripe. */
  readonly apiOrigin: string | null;
}

/** The functions that can read the key of Stripe. */
const BILLING_FUNCTIONS = [
  'api',
  'eraseAccount',
  'reconcileSubscriptions',
  'resumeAccountDeletions',
];
/** The name of the only function that receives Stripe's events. */
const WEBHOOK_FUNCTION = 'api';

export const billingSettingSchemas = {
  STRIPE_SECRET_KEY: optionalSetting(
    z
      .string()
      .check(
        z.regex(
          /^(sk|rk)_(test|live)_\w+$/,
          'STRIPE_SECRET_KEY must be a secret or restricted key of Stripe, such as sk_live_….',
        ),
      ),
  ),
  STRIPE_WEBHOOK_SECRET: optionalSetting(
    z
      .string()
      .check(
        z.regex(
          /^whsec_\S+$/,
          'STRIPE_WEBHOOK_SECRET must be the signing secret of the webhook endpoint, such as whsec_….',
        ),
      ),
  ),
  /** The origin of the local Stripe. Only the local stack sets it. */
  STRIPE_API_ORIGIN: optionalSetting(
    z
      .string()
      .check(
        z.refine(isOrigin, 'STRIPE_API_ORIGIN must be an origin such as http://127.0.0.1:12111.'),
      ),
  ),
};

type Settings = z.infer<z.ZodMiniObject<typeof billingSettingSchemas>> & {
  readonly FUNCTION_TARGET?: string | undefined;
};

/**
 * Returns the settings of Stripe. Returns null in functions that do not call Stripe, and on a local stack without
 * Stripe. Throws an Error that names a wrong or missing setting. Rejects a key of the wrong mode: on a local stack, a
 * live key would charge people for tests, and in a deployment, a test key would give premium for payments with test
 * cards.
 */
export function parseBillingConfig(settings: Settings, emulated: boolean): BillingConfig | null {
  const { FUNCTION_TARGET: target, STRIPE_API_ORIGIN: apiOrigin = null } = settings;
  if (target !== undefined && !BILLING_FUNCTIONS.includes(target)) return null;
  const { STRIPE_SECRET_KEY: secretKey } = settings;
  if (secretKey !== undefined) requireMode(secretKey, emulated);
  if (apiOrigin !== null && !emulated)
    throw new Error('STRIPE_API_ORIGIN can be set only on the local stack.');
  // If FUNCTION_TARGET is missing, a deployment is checking the parameters. The keys are secrets and not parameters, so
  // they are also missing.
  if (secretKey === undefined && (emulated || target === undefined)) return null;
  if (secretKey === undefined)
    throw new Error(
      'STRIPE_SECRET_KEY is missing: store the key of your Stripe account as a secret.',
    );
  return { secretKey, webhookSecret: webhookSecret(settings), apiOrigin };
}

function requireMode(secretKey: string, emulated: boolean): void {
  const isTest = secretKey.includes('_test_');
  if (isTest && !emulated)
    throw new Error('STRIPE_SECRET_KEY is a test key. A deployment needs a live key.');
  if (!isTest && emulated)
    throw new Error('STRIPE_SECRET_KEY is a live key. The local stack needs a test key.');
}

function webhookSecret(settings: Settings): string | null {
  const { FUNCTION_TARGET: target, STRIPE_WEBHOOK_SECRET: secret } = settings;
  if (target !== WEBHOOK_FUNCTION) return null;
  if (secret !== undefined) return secret;
  throw new Error(
    'STRIPE_WEBHOOK_SECRET is missing: store the signing secret of the webhook endpoint as a secret.',
  );
}
