/**
 * Prints each file of more than 300 lines and each function of more than 80 lines, the longest first: `npm run
 * lint:size`. Does not fail if there are any.
 */
import { longCodeIn } from './quality/long-code';
import { parsedSources } from './quality/parsed-sources';

const found = parsedSources()
  .flatMap(longCodeIn)
  .toSorted((a, b) => b.lines - a.lines);
for (const { place, name, lines } of found)
  console.log(`${String(lines).padStart(5)}  ${place}  ${name}`);
