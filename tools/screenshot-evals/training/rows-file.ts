import { writeFile } from 'node:fs/promises';

/**
 * A row of features for the trainer. `group` is the template: in the cross-validation, all of its rows are in the same
 * fold. `picture` is the index of the picture.
 */
export interface TrainingRow {
  readonly features: Float32Array;
  readonly label: number;
  readonly picture: number;
  readonly group: string;
}

/**
 * Writes rows into two files for train_model.py. NAME.f32 has the features, row by row, and NAME.json has all other
 * fields.
 */
export async function writeTrainingRows(file: string, rows: readonly TrainingRow[]): Promise<void> {
  const width = rows[0]?.features.length ?? 0;
  const values = new Float32Array(rows.length * width);
  for (const [index, { features }] of rows.entries()) values.set(features, index * width);
  await writeFile(`${file}.f32`, Buffer.from(values.buffer));
  const columns = {
    width,
    labels: rows.map(({ label }) => label),
    pictures: rows.map(({ picture }) => picture),
    groups: rows.map(({ group }) => group),
  };
  await writeFile(`${file}.json`, JSON.stringify(columns));
}
