import * as z from 'zod/mini';

export const cpuProfileSchema = z.object({
  nodes: z.array(
    z.object({
      id: z.number(),
      callFrame: z.object({ functionName: z.string(), url: z.string() }),
      children: z.optional(z.array(z.number())),
    }),
  ),
  samples: z.array(z.number()),
  timeDeltas: z.array(z.number()),
});
/** A V8 CPU profile: `node --cpu-prof`. */
export type CpuProfile = z.infer<typeof cpuProfileSchema>;

export interface ModuleCost {
  /** The name of a package in node_modules, or 'our code'. */
  readonly module: string;
  /** CPU time of the module's own code, and of Node.js code that the module calls. */
  readonly ownMs: number;
  /** `ownMs`, plus the CPU time of the packages that the module loads and calls. */
  readonly totalMs: number;
}

const OWN_CODE = 'our code';
const NOT_WORKING = new Set(['(idle)', '(root)']);

/**
 * Returns the package that a script belongs to, or 'our code'. Returns null if the script is a part of Node.js or its
 * path ends in `ignored`.
 */
function moduleOf(url: string, ignored: string): string | null {
  if (!/^(file:|\/)/.test(url) || url.endsWith(ignored)) return null;
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
  return name ?? OWN_CODE;
}

/** Returns the modules on the call stack of each node of the profile, the outermost first. */
function stacksOf({ nodes }: CpuProfile, ignored: string): Map<number, readonly string[]> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const stacks = new Map<number, readonly string[]>();
  const waiting: [id: number, outer: readonly string[]][] = [[nodes[0]?.id ?? 0, []]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [id, outer] = next;
    const node = byId.get(id);
    const module = node ? moduleOf(node.callFrame.url, ignored) : null;
    const stack = module === null || module === outer.at(-1) ? outer : [...outer, module];
    stacks.set(id, stack);
    for (const child of node?.children ?? []) waiting.push([child, stack]);
  }
  return stacks;
}

/**
 * Returns the CPU time of each module in a profile, the costliest first. Ignores the script whose path ends in
 * `ignored`.
 */
export function costsByModule(profile: CpuProfile, ignored: string): ModuleCost[] {
  const stacks = stacksOf(profile, ignored);
  const names = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame.functionName]));
  const costs = new Map<string, { ownMs: number; totalMs: number }>();
  for (const [index, id] of profile.samples.entries()) {
    if (NOT_WORKING.has(names.get(id) ?? '')) continue;
    const ms = (profile.timeDeltas[index] ?? 0) / 1000;
    const stack = stacks.get(id) ?? [];
    for (const module of new Set(stack)) {
      const cost = costs.get(module) ?? { ownMs: 0, totalMs: 0 };
      costs.set(module, {
        ownMs: cost.ownMs + (module === stack.at(-1) ? ms : 0),
        totalMs: cost.totalMs + ms,
      });
    }
  }
  return [...costs]
    .map(([module, cost]) => ({ module, ...cost }))
    .sort((a, b) => b.totalMs - a.totalMs);
}
