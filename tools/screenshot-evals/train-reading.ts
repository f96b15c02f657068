/**
 * Trains the models of title and price. Usage: npm run train:reading [-- FOLDER ...]. By default, draws four
 * screenshots of every template.
 */
import { runCommand } from '../../scripts/stack/run-command';
import { drawMissingTrainingSets } from './training/drawn-sets';
import { trainReadingModels } from './training/train-reading';

await runCommand(async () => {
  const folders = process.argv.slice(2);
  await trainReadingModels(folders.length > 0 ? folders : await drawMissingTrainingSets());
  return 0;
});
