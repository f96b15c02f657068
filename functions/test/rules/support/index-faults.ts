import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { NeededIndex } from './needed-indexes';

const scopeSchema = z.enum(['COLLECTION', 'COLLECTION_GROUP']);
const orderSchema = z.enum(['ASCENDING', 'DESCENDING']);
const containsSchema = z.literal('CONTAINS');

/** The kinds of index that this project uses: https://firebase.google.com/docs/reference/firestore/indexes */
export const deployedIndexesSchema = z.strictObject({
  indexes: z.array(
    z.strictObject({
      collectionGroup: z.string(),
      queryScope: scopeSchema,
      fields: z.array(
        z.union([
          z.strictObject({ fieldPath: z.string(), order: orderSchema }),
          z.strictObject({ fieldPath: z.string(), arrayConfig: containsSchema }),
        ]),
      ),
    }),
  ),
  fieldOverrides: z.array(
    z.strictObject({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      /** If true, Firestore deletes a document when the time in this field has passed. */
      ttl: z.optional(z.boolean()),
      indexes: z.array(
        z.union([
          z.strictObject({ queryScope: scopeSchema, order: orderSchema }),
          z.strictObject({ queryScope: scopeSchema, arrayConfig: containsSchema }),
        ]),
      ),
    }),
  ),
});
export type DeployedIndexes = z.infer<typeof deployedIndexesSchema>;
type Composite = DeployedIndexes['indexes'][number];
type OrderedField = Extract<Composite['fields'][number], { readonly order: unknown }>;
interface Index extends Omit<Composite, 'fields'> {
  readonly fields: readonly OrderedField[];
  readonly contains?: string;
}

/** Returns one line for each index that is needed but missing, and for each index that is deployed but unused. */
export function indexFaults(needed: readonly NeededIndex[], deployed: DeployedIndexes): string[] {
  const existing = [...deployed.indexes.map(compositeIndex), ...singleFieldIndexes(deployed)];
  const isThere = (need: NeededIndex) =>
    isAutomatic(need, deployed) || existing.some((index) => serves(index, need));
  const isNeeded = (index: Index) => needed.some((need) => serves(index, need));
  return [
    ...needed.filter((need) => !isThere(need)).map((need) => `missing: ${JSON.stringify(need)}`),
    ...existing
      .filter((index) => !isNeeded(index))
      .map((index) => `unused: ${JSON.stringify(index)}`),
  ];
}

function compositeIndex({ fields, ...index }: Composite): Index {
  const array = fields.find((field) => 'arrayConfig' in field);
  const ordered = fields.filter((field) => 'order' in field);
  return { ...index, fields: ordered, ...(array && { contains: array.fieldPath }) };
}

function singleFieldIndexes({ fieldOverrides }: DeployedIndexes): Index[] {
  return fieldOverrides.flatMap(({ collectionGroup, fieldPath, indexes }) =>
    indexes.map(({ queryScope, ...mode }) => ({
      collectionGroup,
      queryScope,
      ...('order' in mode
        ? { fields: [{ fieldPath, order: mode.order }] }
        : { fields: [], contains: fieldPath }),
    })),
  );
}

/**
 * Returns whether Firestore creates the index automatically. It creates one for each field of a collection, unless an
 * override disables it.
 */
function isAutomatic(need: NeededIndex, { fieldOverrides }: DeployedIndexes): boolean {
  const [field, ...others] = [
    ...(need.contains === undefined ? [] : [need.contains]),
    ...need.equal,
    ...need.ordered.map(({ fieldPath }) => fieldPath),
  ];
  const isOverridden = fieldOverrides.some(
    ({ collectionGroup, fieldPath }) =>
      collectionGroup === need.collectionGroup && fieldPath === field,
  );
  return others.length === 0 && need.queryScope === 'COLLECTION' && !isOverridden;
}

function serves({ fields, ...index }: Index, need: NeededIndex): boolean {
  const equal = fields.slice(0, need.equal.length).map(({ fieldPath }) => fieldPath);
  const ordered = fields.slice(need.equal.length);
  return (
    index.collectionGroup === need.collectionGroup &&
    index.queryScope === need.queryScope &&
    index.contains === need.contains &&
    isDeepStrictEqual(equal.sort(), [...need.equal].sort()) &&
    isDeepStrictEqual(ordered, need.ordered)
  );
}
