import * as z from 'zod/mini';

export type Json = Record<string, unknown>;

/** OpenAPI 3.1 uses JSON Schema 2020-12, which is what zod writes. */
export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const written: Json = { ...z.toJSONSchema(schema, { io, unrepresentable: 'any' }) };
  delete written['$schema'];
  return written;
}
