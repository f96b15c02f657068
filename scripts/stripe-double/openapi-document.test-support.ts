import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';

type Json = Readonly<Record<string, unknown>>;

interface Operation {
  readonly responses: Readonly<
    Record<string, { content: { 'application/json': { schema: Json } } } | undefined>
  >;
}

interface OpenApi {
  readonly info: { readonly version: string };
  readonly components: { readonly schemas: Readonly<Record<string, Json>> };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/**
 * Fields that the types of the stripe package have and the OpenAPI document lacks, by the name of their schema. The
 * document describes the API version 2026-08-26 and leaves out fields that Stripe no longer documents.
 */
const MISSING_FIELDS: Readonly<Record<string, readonly string[]>> = {
  charge: ['source'],
  'checkout.session': ['allowed_payment_method_types'],
  dispute: ['intended_submission_method'],
  dispute_evidence_details: ['submission_method'],
  payment_intent: ['payment_record', 'source'],
  payment_method_details_card: ['electronic_commerce_indicator'],
  portal_features: ['subscription_pause'],
  product: ['tax_details', 'type'],
  recurring: ['trial_period_days'],
  subscription_item: ['current_trial', 'plan'],
  subscriptions_resource_trial_settings_end_behavior: ['billing_cycle_anchor'],
};

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/**
 * Keywords that are removed from schemas. JSON Schema does not know some of them, and real ids of Stripe violate the
 * others.
 */
const LEFT_OUT = new Set(['nullable', 'discriminator', 'format', 'maxLength']);

/** Converts a schema of OpenAPI 3.0 to a JSON Schema that allows only the fields of the document. */
function toJsonSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(toJsonSchema);
  if (!isJson(schema)) return schema;
  const kept = Object.entries(schema).filter(
    ([key]) => !LEFT_OUT.has(key) && !key.startsWith('x-'),
  );
  const converted: Record<string, unknown> = Object.fromEntries(
    kept.map(([key, value]) => [key, convert(key, value)]),
  );
  if (isJson(schema['properties']) && schema['additionalProperties'] === undefined)
    converted['additionalProperties'] = false;
  return schema['nullable'] === true ? { anyOf: [converted, { type: 'null' }] } : converted;
}

function convert(key: string, value: unknown): unknown {
  if (key === '$ref') return String(value).replace('#/components/schemas/', '#/$defs/');
  // The keys of `properties` are names of fields and not keywords, so only their values are converted.
  if (key === 'properties' && isJson(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, property]) => [name, toJsonSchema(property)]),
    );
  return toJsonSchema(value);
}

function withMissingFields(name: string, schema: unknown): unknown {
  const missing = MISSING_FIELDS[name];
  if (!missing || !isJson(schema) || !isJson(schema['properties'])) return schema;
  const added = Object.fromEntries(missing.map((field) => [field, {}]));
  return { ...schema, properties: { ...schema['properties'], ...added } };
}

export interface OpenApiDocument {
  /** Returns a message for each way in which the response to a call differs from the document. */
  readonly problemsOfResponse: (
    method: string,
    pathname: string,
    response: Response,
  ) => Promise<string[]>;
  /**
   * Returns a message for each way in which an object differs from the document. The field `object` says which schema
   * applies.
   */
  readonly problemsOfObject: (object: object) => string[];
}

/** Reads the OpenAPI document at this path. Its schemas are compiled when they are first used. */
export function readOpenApiDocument(path: string): OpenApiDocument {
  const document = JSON.parse(readFileSync(path, 'utf8')) as OpenApi;
  const ajv = new Ajv({ strict: false, validateSchema: false });
  const $defs = Object.fromEntries(
    Object.entries(document.components.schemas).map(([name, schema]) => [
      name,
      withMissingFields(name, toJsonSchema(schema)),
    ]),
  );
  ajv.addSchema({ $id: 'stripe', $defs });
  const compiled = new Map<string, ValidateFunction>();

  const problems = (key: string, schema: Json, value: unknown): string[] => {
    const validate = compiled.get(key) ?? ajv.compile({ ...schema });
    compiled.set(key, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${key}${instancePath}: ${message ?? ''} ${JSON.stringify(params)}`,
    );
  };

  const schemaOf = (method: string, pathname: string, isOk: boolean): Json => {
    const found = Object.entries(document.paths).find(([template, operations]) => {
      const pattern = new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
      return pattern.test(pathname) && operations[method.toLowerCase()] !== undefined;
    });
    const responses = found?.[1][method.toLowerCase()]?.responses;
    const schema = responses?.[isOk ? '200' : 'default']?.content['application/json'].schema;
    if (!schema) throw new Error(`The document has no ${method} ${pathname}.`);
    return absolute(toJsonSchema(schema)) as Json;
  };

  return {
    problemsOfResponse: async (method, pathname, response) =>
      problems(
        `${method} ${pathname} ${String(response.status)}`,
        schemaOf(method, pathname, response.ok),
        await response.json(),
      ),
    problemsOfObject: (object) => {
      const kind = String((object as Json)['object']);
      const name = (object as Json)['deleted'] === true ? `deleted_${kind}` : kind;
      return problems(name, { $ref: `stripe#/$defs/${name}` }, object);
    },
  };
}

/** Returns a copy of a schema with absolute references, which also work outside of the document. */
function absolute(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(absolute);
  if (!isJson(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === '$ref' ? `stripe${String(value)}` : absolute(value),
    ]),
  );
}
