import { api } from '@contract/endpoints/api';
import { itemSchema } from '@contract/schemas/item';
import { ownItemSchema } from '@contract/schemas/own-items';
import { expect, test } from 'vitest';
import { RESPONSE_ITEM_MAPPERS } from './items-in-responses';

function holdsItem(schema: unknown): boolean {
  if (schema === itemSchema || schema === ownItemSchema) return true;
  if (typeof schema !== 'object' || schema === null || !('def' in schema)) return false;
  const { shape = {}, element, innerType, options = [] } = schema.def as SchemaDefinition;
  return [...Object.values(shape), element, innerType, ...options].some(holdsItem);
}

interface SchemaDefinition {
  readonly shape?: Readonly<Record<string, unknown>>;
  readonly element?: unknown;
  readonly innerType?: unknown;
  readonly options?: readonly unknown[];
}

test('RESPONSE_ITEM_MAPPERS has an entry for every cached response that contains items', () => {
  const holding = Object.entries(api)
    .filter(([, row]) => 'reads' in row && 'schema' in row.output && holdsItem(row.output.schema))
    .map(([name]) => name);
  expect(Object.keys(RESPONSE_ITEM_MAPPERS).sort()).toEqual(holding.sort());
  expect(holding.length).toBeGreaterThan(0);
});
