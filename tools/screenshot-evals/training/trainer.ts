import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { type TrainingRow, writeTrainingRows } from './rows-file';
import { readTrainedModel } from './model-file';

const SCRIPT = path.join(import.meta.dirname, 'train_model.py');
const REQUIREMENTS = path.join(import.meta.dirname, 'requirements.txt');

export type ModelKind = 'title' | 'price' | 'pair' | 'cover' | PeopleModel;

export type PeopleModel = 'name' | 'handle' | 'nameInContext' | 'handleInContext';

/**
 * Trains one model with all rows. Returns the model, and a score for each row. The score is from a model that was not
 * trained with rows of the same template.
 */
export async function trainModel(folder: string, kind: ModelKind, rows: readonly TrainingRow[]) {
  const python = await trainerPython(path.join(folder, 'venv'));
  await writeTrainingRows(path.join(folder, kind), rows);
  // Makes waiting threads of the trainer sleep. If they waited in loops, the training would take minutes longer on a
  // busy machine.
  const env = { OMP_WAIT_POLICY: 'passive' };
  await execa(python, [SCRIPT, kind, folder], { stdio: 'inherit', env });
  const scores = JSON.parse(
    await readFile(path.join(folder, `${kind}-scores.json`), 'utf8'),
  ) as number[];
  return { scores, model: await readTrainedModel(path.join(folder, `${kind}-model.json`)) };
}

/** Installs the trainer's packages on first use. Needs Python 3.10 or newer. */
async function trainerPython(venv: string): Promise<string> {
  const python = path.join(venv, 'bin/python');
  if (existsSync(path.join(venv, 'installed'))) return python;
  await execa('python3', ['-m', 'venv', venv], { stdio: 'inherit' });
  await execa(python, ['-m', 'pip', 'install', '--quiet', '--requirement', REQUIREMENTS], {
    stdio: 'inherit',
  });
  await execa('touch', [path.join(venv, 'installed')]);
  return python;
}
