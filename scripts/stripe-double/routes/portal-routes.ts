import * as z from 'zod/mini';
import { paginatedList, matchesParam } from '../lists';
import { booleanParam, listParams, optionalParam, metadataParam, textParam } from '../params';
import {
  configurationOf,
  createPortalConfiguration,
  createPortalSession,
  type PortalFeatures,
} from '../portal';
import type { PortalConfiguration } from '../stored';
import { mergeMetadata, type Route, defineRoute } from './route';

const enabled = z.strictObject({ enabled: booleanParam });
const PRORATIONS = ['none', 'create_prorations', 'always_invoice'] as const;

const featuresParam = z.strictObject({
  customer_update: optionalParam(
    z.strictObject({
      enabled: booleanParam,
      allowed_updates: optionalParam(
        z.array(z.enum(['address', 'email', 'name', 'phone', 'shipping', 'tax_id'])),
      ),
    }),
  ),
  invoice_history: optionalParam(enabled),
  payment_method_update: optionalParam(enabled),
  subscription_cancel: optionalParam(
    z.strictObject({
      enabled: booleanParam,
      mode: optionalParam(z.enum(['at_period_end', 'immediately'])),
      proration_behavior: optionalParam(z.enum(PRORATIONS)),
    }),
  ),
  subscription_update: optionalParam(
    z.strictObject({
      enabled: booleanParam,
      default_allowed_updates: optionalParam(
        z.array(z.enum(['price', 'promotion_code', 'quantity'])),
      ),
      proration_behavior: optionalParam(z.enum(PRORATIONS)),
      products: optionalParam(
        z.array(z.strictObject({ product: textParam, prices: z.array(textParam) })),
      ),
    }),
  ),
});

function featuresOf(params: z.infer<typeof featuresParam>): PortalFeatures {
  const { subscription_cancel: cancel, subscription_update: update } = params;
  return {
    customer_update: {
      enabled: params.customer_update?.enabled ?? false,
      allowed_updates: params.customer_update?.allowed_updates ?? [],
    },
    invoice_history: params.invoice_history ?? { enabled: false },
    payment_method_update: {
      enabled: params.payment_method_update?.enabled ?? false,
      payment_method_configuration: null,
    },
    subscription_cancel: {
      cancellation_reason: { enabled: false, feedback_options: null, options: [] },
      enabled: cancel?.enabled ?? false,
      mode: cancel?.mode ?? 'at_period_end',
      proration_behavior: cancel?.proration_behavior ?? 'none',
    },
    subscription_pause: {
      duration: { interval_options: [], type: 'indefinite' },
      enabled: false,
    },
    subscription_update: {
      billing_cycle_anchor: null,
      default_allowed_updates: update?.default_allowed_updates ?? [],
      enabled: update?.enabled ?? false,
      products: (update?.products ?? []).map((product) => ({
        ...product,
        adjustable_quantity: { enabled: false, maximum: null, minimum: 1 },
      })),
      proration_behavior: update?.proration_behavior ?? 'none',
      schedule_at_period_end: { conditions: [] },
      trial_update_behavior: 'end_trial',
    },
  };
}

const fields = {
  business_profile: optionalParam(
    z.strictObject({
      headline: optionalParam(textParam),
      privacy_policy_url: optionalParam(textParam),
      terms_of_service_url: optionalParam(textParam),
    }),
  ),
  default_return_url: optionalParam(textParam),
  name: optionalParam(textParam),
  ...metadataParam,
};

type Profile = PortalConfiguration['business_profile'];

const NO_PROFILE: Profile = {
  headline: null,
  privacy_policy_url: null,
  terms_of_service_url: null,
};

const profileOf = (before: Profile, update: z.infer<typeof fields.business_profile>): Profile => ({
  headline: update?.headline ?? before.headline,
  privacy_policy_url: update?.privacy_policy_url ?? before.privacy_policy_url,
  terms_of_service_url: update?.terms_of_service_url ?? before.terms_of_service_url,
});

const configurationRoutes: readonly Route[] = [
  defineRoute(
    'POST',
    '/v1/billing_portal/configurations',
    { features: featuresParam, ...fields },
    (account, params) =>
      createPortalConfiguration(account, {
        features: featuresOf(params.features),
        business_profile: profileOf(NO_PROFILE, params.business_profile),
        default_return_url: params.default_return_url ?? null,
        name: params.name ?? null,
        metadata: params.metadata ?? {},
      }),
  ),
  defineRoute(
    'GET',
    '/v1/billing_portal/configurations',
    { active: optionalParam(booleanParam), is_default: optionalParam(booleanParam), ...listParams },
    ({ state }, params) => {
      const configurations = Object.values(state.portalConfigurations).filter(
        (it) =>
          matchesParam(it.active, params.active) && matchesParam(it.is_default, params.is_default),
      );
      return paginatedList('/v1/billing_portal/configurations', configurations, params);
    },
  ),
  defineRoute('GET', '/v1/billing_portal/configurations/:id', {}, (account, _, id) =>
    configurationOf(account, id),
  ),
  defineRoute(
    'POST',
    '/v1/billing_portal/configurations/:id',
    { active: optionalParam(booleanParam), features: optionalParam(featuresParam), ...fields },
    (account, params, id) => {
      const configuration = configurationOf(account, id);
      return Object.assign(configuration, {
        active: params.active ?? configuration.active,
        features: params.features ? featuresOf(params.features) : configuration.features,
        business_profile: profileOf(configuration.business_profile, params.business_profile),
        default_return_url: params.default_return_url ?? configuration.default_return_url,
        name: params.name ?? configuration.name,
        metadata: mergeMetadata(configuration.metadata ?? {}, params.metadata),
        updated: account.now(),
      });
    },
  ),
];

export const portalRoutes: readonly Route[] = [
  ...configurationRoutes,
  defineRoute(
    'POST',
    '/v1/billing_portal/sessions',
    {
      customer: textParam,
      configuration: optionalParam(textParam),
      return_url: optionalParam(textParam),
    },
    createPortalSession,
  ),
];
