/**
 * Trains the models of names and handles. Usage: npm run train:people [-- FOLDER ...]. By default, uses the screenshots
 * that `train:reading` draws.
 */
import { runCommand } from '../../scripts/stack/run-command';
import { writeWordSets } from './names/word-sets';
import { drawMissingTrainingSets } from './training/drawn-sets';
import { trainPeopleModels } from './training/train-people';

await runCommand(async () => {
  await writeWordSets();
  const folders = process.argv.slice(2);
  await trainPeopleModels(folders.length > 0 ? folders : await drawMissingTrainingSets());
  return 0;
});
