import { wellFormed } from '@contract/schemas/registration';
import * as z from 'zod/mini';

export type Json = Record<string, unknown>;

/** OpenAPI 3.1 uses JSON Schema 2020-12, which is what zod writes. */
export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const written: Json = {
    ...z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      // Here and not in the contract, because browsers would load the registry of descriptions too.
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
