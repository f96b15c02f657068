/**
 * Trains the model of covers. Usage: npm run train:cover [-- FOLDER ...]. By default, uses the screenshots that
 * `train:reading` draws.
 */
import { runCommand } from '../../scripts/stack/run-command';
import { drawMissingTrainingSets } from './training/drawn-sets';
import { trainCoverModel } from './training/train-cover';

await runCommand(async () => {
  const folders = process.argv.slice(2);
  await trainCoverModel(folders.length > 0 ? folders : await drawMissingTrainingSets());
  return 0;
});
