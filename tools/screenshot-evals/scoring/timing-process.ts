/** Measures extractions in a new process. Usage: tsx timing-process.ts FOLDER FIRST_FILE */
import { recognitionWithLongTimeout, extractFromScreenshots } from './extract-screenshots';
import { readScreenshotSet } from './screenshot-set';
import { formatMs, medianAndP95 } from './format-times';

const [folder = '', first = ''] = process.argv.slice(2);
const { truths } = await readScreenshotSet(folder);
const recognition = recognitionWithLongTimeout();

await extractFromScreenshots(
  { folder, truths: truths.filter(({ file }) => file === first) },
  recognition,
  1,
);
console.log(
  `first result     ${formatMs(performance.now())} from the start of the process, ${first}`,
);

const start = performance.now();
const screenshots = await extractFromScreenshots({ folder, truths }, recognition, 2);
const each = (performance.now() - start) / screenshots.length;
await recognition.close();
const times = medianAndP95(screenshots.map(({ milliseconds }) => milliseconds));
console.log(`two at a time    ${times}; ${formatMs(each).trim()} between results`);
const peakMegabytes = (process.resourceUsage().maxRSS * 1024) / 1_000_000;
console.log(
  `peak memory      ${peakMegabytes.toFixed(0).padStart(6)} MB resident, of the whole process`,
);
