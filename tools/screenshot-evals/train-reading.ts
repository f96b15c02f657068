/**
 * Trains the models of title and price. Usage: npm run train:reading [-- FOLDER ...]. By default, draws four
 * screenshots of every template.
 */
import { runCommand } from '../../scripts/stack/run-command';
import { provideTrainingSets } from './training/drawn-sets';
import { trainReading } from './training/train-reading';

await runCommand(async () => {
  const folders = process.argv.slice(2);
  await trainReading(folders.length > 0 ? folders : await provideTrainingSets());
  return 0;
});
