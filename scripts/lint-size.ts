/** Prints files of more than 300 lines and functions of more than 80, longest first, and never fails: `npm run lint:size`. */
import { longCodeIn } from './quality/long-code';
import { parsedSources } from './quality/parsed-sources';

const found = parsedSources()
  .flatMap(longCodeIn)
  .toSorted((a, b) => b.lines - a.lines);
for (const { place, name, lines } of found)
  console.log(`${String(lines).padStart(5)}  ${place}  ${name}`);
