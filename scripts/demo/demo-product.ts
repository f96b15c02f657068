import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withTemporaryFolder } from '../lib/temporary-folder';
import { provideWebBuild } from '../stack/builds';
import { fillDemoData } from '../stack/local-product';
import type { ProcessManager } from '../stack/process-manager';
import { provideChromium } from '../stack/provide-chromium';
import { pickFreeStackPorts, type Stack, startStack } from '../stack/stack';

/** Builds the product, starts it with demo data on free ports, and stops it after `use`. */
export async function withDemoProduct(
  processes: ProcessManager,
  use: (stack: Pick<Stack, 'origin' | 'env'>) => Promise<void>,
): Promise<void> {
  await provideChromium();
  await provideWebBuild();
  await withTemporaryFolder(join(tmpdir(), 'boloboard-demo-'), async (data) => {
    const stack = await startStack(processes, { ports: await pickFreeStackPorts(), data });
    await fillDemoData(processes, stack, data);
    await use(stack);
    await stack.stop();
  });
}
