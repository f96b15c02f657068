import { noLoneSurrogates } from '@contract/schemas/registration';
import * as z from 'zod/mini';

export type Json = Record<string, unknown>;

/** Converts a zod schema to JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const written: Json = {
    ...z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      // These descriptions of schemas are here instead of in the contract. If they were in the contract, browsers would
      // load them together with zod's registry of descriptions.
      override: ({ zodSchema, jsonSchema: part }) => {
        const checks: readonly unknown[] = zodSchema._zod.def.checks ?? [];
        if (checks.includes(noLoneSurrogates))
          part.description = 'Unicode text without unpaired surrogates';
      },
    }),
  };
  delete written['$schema'];
  return written;
}
