/**
 * Ships the product to the Firebase project of .firebaserc, after checking what would be shipped.
 * Usage: npm run deploy [-- --dry-run] [-- --project ID]
 * --dry-run stops after the checks.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { functionsFaults, installFunctions } from './deploy/check-functions';
import { archiveMeasure, packageMeasures } from './deploy/check-package';
import { measureLine, overLimits } from './deploy/limits';
import { packDeployment } from './deploy/pack';
import { provideFunctionsBuild, provideWebBuild } from './stack/builds';
import { ROOT } from './stack/paths';
import { Problem } from './stack/problem';
import { run } from './stack/run';
import { runCommand } from './stack/run-command';
import { withTemporaryFolder } from './stack/temporary-folder';

async function checkDeployment(folder: string): Promise<void> {
  const packed = packDeployment(folder);
  const archive = archiveMeasure(packed);
  console.log('Installing functions from its own lockfile, as the cloud does …');
  await installFunctions(packed.functions);
  const measures = [archive, ...packageMeasures(packed)];
  for (const measure of measures) console.log(measureLine(measure));
  const faults = [...overLimits(measures), ...functionsFaults(packed.functions)];
  if (faults.length > 0) throw new Problem(faults.join('\n'));
  console.log('What would be deployed loads and is within Firebase’s limits.');
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: { 'dry-run': { type: 'boolean' }, project: { type: 'string' } },
  });
  console.log('Building …');
  await provideFunctionsBuild();
  await provideWebBuild();
  await withTemporaryFolder(join(tmpdir(), 'boloboard-deploy-'), checkDeployment);
  if (values['dry-run'] === true) return 0;
  const project = values.project === undefined ? [] : ['--project', values.project];
  await run(join(ROOT, 'node_modules/.bin/firebase'), ['deploy', ...project], {
    cwd: ROOT,
    failure: 'Firebase did not take the deployment: mend what it says above, then run this again.',
  });
  return 0;
});
