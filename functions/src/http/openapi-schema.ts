import { wellFormed } from '@contract/schemas/registration';
import * as z from 'zod/mini';

export type Json = Record<string, unknown>;

/** Converts a schema to JSON Schema 2020-12, which OpenAPI 3.1 uses and zod writes. */
export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const written: Json = {
    ...z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      // The descriptions are here and not in the contract, because browsers would load zod's registry of descriptions,
      // too.
      override: ({ zodSchema, jsonSchema: part }) => {
        const checks: readonly unknown[] = zodSchema._zod.def.checks ?? [];
        if (checks.includes(wellFormed))
          part.description = 'Unicode text without unpaired surrogates';
      },
    }),
  };
  delete written['$schema'];
  return written;
}
