import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';

const drawnTruthSchema = z.object({
  file: z.string(),
  platform: z.string(),
  layout: z.string(),
  title: z.string(),
  price: z.string(),
  extra: z.object({ template: z.string() }),
});

/** The fields of an entry of truth.json that the training needs. */
export type DrawnTruth = z.infer<typeof drawnTruthSchema>;

export async function readDrawnTruths(folder: string): Promise<readonly DrawnTruth[]> {
  const text = await readFile(path.join(folder, 'truth.json'), 'utf8');
  return z.array(drawnTruthSchema).parse(JSON.parse(text));
}
