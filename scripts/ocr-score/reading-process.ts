/**
 * Measures reading in a process of its own: the first answer, two at once, and the most memory held.
 * Usage: tsx reading-process.ts FOLDER FIRST_FILE
 */
import { patientOcr, readScreenshots } from './read-screenshots';
import { screenshotSet } from './screenshot-set';
import { inMs, medianAndP95 } from './time-text';

const [folder = '', first = ''] = process.argv.slice(2);
const { truths } = await screenshotSet(folder);
const ocr = patientOcr();

await readScreenshots({ folder, truths: truths.filter(({ file }) => file === first) }, ocr, 1);
console.log(`first answer     ${inMs(performance.now())} from the start of the process, ${first}`);

const start = performance.now();
const screenshots = await readScreenshots({ folder, truths }, ocr, 2);
const each = (performance.now() - start) / screenshots.length;
await ocr.close();
const times = medianAndP95(screenshots.map(({ milliseconds }) => milliseconds));
console.log(`two at once      ${times}; ${inMs(each).trim()} between answers`);
const peakMegabytes = (process.resourceUsage().maxRSS * 1024) / 1_000_000;
console.log(
  `peak memory      ${peakMegabytes.toFixed(0).padStart(6)} MB resident, of the whole process`,
);
