import { chmodSync, chownSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { HOST } from '../lib/paths';
import { pickFreePort } from '../lib/ports';
import { Problem } from '../lib/problem';
import {
  processEndedProblem,
  type ProcessManager,
  type RunningProcess,
} from '../stack/process-manager';
import type { ElasticsearchInstallation } from './provide-elasticsearch';

/** How many milliseconds a node may take to start. The limit is high, because the machine may be busy. */
const START_TIMEOUT_MS = 600_000;
const PROBE_MS = 250;
/**
 * Switches off Java's optimizing compiler. In a node that runs for only a minute, the compiler takes more CPU time than
 * it saves.
 */
const QUICK_COMPILER = '-XX:TieredStopAtLevel=1';
/**
 * Java's serial garbage collector takes less CPU time than any other collector. With a heap of 4 GB, a pause can take
 * 50 ms.
 */
const SIMPLE_COLLECTOR = '-XX:+UseSerialGC';
/**
 * The garbage collector of Elasticsearch's own configuration. Its pauses are shorter than those of the serial
 * collector.
 * https://github.com/elastic/elasticsearch/blob/v8.11.1/distribution/src/config/jvm.options
 */
const DEPLOYED_COLLECTOR = '-XX:+UseG1GC';
/** The ids of the user 'nobody' and of its group on Linux. */
const NOBODY = { uid: 65_534, gid: 65_534 } as const;

export interface ElasticsearchNodesSpec {
  readonly elasticsearch: ElasticsearchInstallation;
  /** The folder for data and logs of all nodes. */
  readonly folder: string;
  readonly count: number;
  /** The size of each node's Java heap, in MB. A node takes about 1.5 times as much memory. */
  readonly heapMb: number;
  /**
   * Whether Java runs as on deployed nodes: with the optimizing compiler and the garbage collector of deployed nodes.
   * Only benchmarks set this, because both take more CPU time. The compiler takes most of its time in the first
   * minutes.
   */
  readonly isLikeDeployed?: boolean;
}

/** One node of the cluster. */
export interface ElasticsearchNode {
  readonly url: string;
  /** Stops the node. Its data stay on the disk. */
  stop(): Promise<void>;
  /** Ends the node with SIGKILL, as if it crashed. Data that the node has written stay on the disk. */
  kill(): Promise<void>;
  /**
   * Starts the stopped node again with the same data. Resolves when the node responds and the cluster has all its
   * nodes.
   */
  start(): Promise<void>;
}

export interface ElasticsearchNodes {
  /**
   * The nodes of the cluster. Only the first node can become the master, so writes wait while the first node is
   * stopped.
   */
  readonly nodes: readonly ElasticsearchNode[];
  stop(): Promise<void>;
}

interface NodePlace {
  readonly name: string;
  readonly folder: string;
  readonly http: number;
  readonly transport: number;
}

/**
 * Starts nodes as one cluster on free ports. Resolves when all nodes have joined the cluster, which takes 20 to 60
 * seconds on two busy cores. Throws a Problem if a node ends or does not join. If this process runs as root, the nodes
 * run as the user 'nobody', because Elasticsearch refuses to run as root.
 */
export async function startElasticsearch(
  processes: ProcessManager,
  spec: ElasticsearchNodesSpec,
): Promise<ElasticsearchNodes> {
  const places: NodePlace[] = [];
  for (let n = 1; n <= spec.count; n += 1) {
    const name = `node-${String(n)}`;
    const folder = join(spec.folder, name);
    places.push({ name, folder, http: await pickFreePort(), transport: await pickFreePort() });
  }
  // Lets the user 'nobody' open the folder.
  chmodSync(spec.folder, 0o755);
  requireReadable(spec);
  const nodes = places.map((place) => nodeAt(processes, spec, { place, places }));
  await Promise.all(nodes.map((node) => node.start()));
  return {
    nodes,
    stop: async () => {
      await Promise.all(nodes.map((node) => node.stop()));
    },
  };
}

const isRoot = (): boolean => process.getuid?.() === 0;

/** Throws a Problem if this process runs as root and the user 'nobody' cannot open a folder. */
function requireReadable({ elasticsearch, folder }: ElasticsearchNodesSpec): void {
  if (!isRoot()) return;
  for (let path of [elasticsearch.home, dirname(folder)])
    for (; path !== dirname(path); path = dirname(path))
      if ((statSync(path).mode & 0o001) === 0)
        throw new Problem(
          `Elasticsearch cannot run as root, and the user 'nobody' cannot open ${path}. Run this as another user, or move the repository.`,
        );
}

function nodeAt(
  processes: ProcessManager,
  spec: ElasticsearchNodesSpec,
  { place, places }: { readonly place: NodePlace; readonly places: readonly NodePlace[] },
): ElasticsearchNode {
  writeFiles(place, places);
  const url = `http://${HOST}:${String(place.http)}`;
  let running: RunningProcess | null = null;
  return {
    url,
    stop: async () => {
      await running?.stop();
      running = null;
    },
    kill: async () => {
      await running?.kill();
      running = null;
    },
    start: async () => {
      running ??= startNode(processes, spec, place);
      await untilJoined(url, running, places.length);
    },
  };
}

function startNode(
  processes: ProcessManager,
  spec: ElasticsearchNodesSpec,
  place: NodePlace,
): RunningProcess {
  const { home, javaHome } = spec.elasticsearch;
  const heap = String(spec.heapMb);
  const java = spec.isLikeDeployed ? [DEPLOYED_COLLECTOR] : [QUICK_COMPILER, SIMPLE_COLLECTOR];
  return processes.start({
    name: `Elasticsearch's ${place.name}`,
    command: 'bash',
    args: [join(home, 'bin/elasticsearch')],
    cwd: place.folder,
    env: {
      ES_JAVA_HOME: javaHome,
      ES_PATH_CONF: join(place.folder, 'config'),
      ES_TMPDIR: join(place.folder, 'tmp'),
      ES_JAVA_OPTS: [`-Xms${heap}m`, `-Xmx${heap}m`, ...java].join(' '),
      // Also sets the option for the command line tool that starts the node, because this tool is a second Java
      // process.
      CLI_JAVA_OPTS: QUICK_COMPILER,
    },
    log: `${spec.folder}/logs/elasticsearch-${place.name}.log`,
    ...(isRoot() && { runAs: NOBODY }),
  });
}

/**
 * Returns the settings of a node. Only the first node is master-eligible. If two nodes were master-eligible, neither of
 * them would have a majority while the other node is stopped.
 */
const settingsOf = (
  { name, folder, http, transport }: NodePlace,
  places: readonly NodePlace[],
) => ({
  'cluster.name': 'boloboard-tests',
  'node.name': name,
  'node.roles': name === places[0]?.name ? ['master', 'data'] : ['data'],
  'path.data': join(folder, 'data'),
  'path.logs': join(folder, 'logs'),
  'network.host': HOST,
  'http.port': http,
  'transport.port': transport,
  'discovery.seed_hosts': places.map((other) => `${HOST}:${String(other.transport)}`),
  'cluster.initial_master_nodes': places.slice(0, 1).map((first) => first.name),
  'cluster.routing.allocation.disk.threshold_enabled': false,
  'action.auto_create_index': false,
  'xpack.security.enabled': false,
});

const JVM_OPTIONS = ['-Djava.io.tmpdir=${ES_TMPDIR}', '-XX:+ExitOnOutOfMemoryError'];

const LOGGING = [
  'status = error',
  'appender.console.type = Console',
  'appender.console.name = console',
  'appender.console.layout.type = PatternLayout',
  'appender.console.layout.pattern = [%d{ISO8601}][%-5p][%-25c{1.}] %marker%m%n',
  'rootLogger.level = info',
  'rootLogger.appenderRef.console.ref = console',
];

function writeFiles(place: NodePlace, places: readonly NodePlace[]): void {
  const config = join(place.folder, 'config');
  const own = ['', 'config', 'data', 'logs', 'tmp'].map((name) => join(place.folder, name));
  for (const folder of own) mkdirSync(folder, { recursive: true });
  // Writes the settings as JSON, because every JSON text is also a valid YAML text.
  writeFileSync(join(config, 'elasticsearch.yml'), JSON.stringify(settingsOf(place, places)));
  writeFileSync(join(config, 'jvm.options'), `${JVM_OPTIONS.join('\n')}\n`);
  writeFileSync(join(config, 'log4j2.properties'), `${LOGGING.join('\n')}\n`);
  if (isRoot()) for (const folder of own) chownSync(folder, NOBODY.uid, NOBODY.gid);
}

async function untilJoined(url: string, running: RunningProcess, count: number): Promise<void> {
  const state = { hasEnded: false };
  void running.exited.then(() => {
    state.hasEnded = true;
  });
  const end = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < end) {
    if (state.hasEnded) throw processEndedProblem(running.spec);
    if (await isHealthy(url, count)) return;
    await new Promise((resolve) => setTimeout(resolve, PROBE_MS));
  }
  throw new Problem(
    `${running.spec.name} did not join the cluster in time. See its log: ${running.spec.log ?? ''}`,
  );
}

/** Returns whether the node responds, the cluster has all its nodes, and no data are missing. */
async function isHealthy(url: string, count: number): Promise<boolean> {
  const path = `_cluster/health?wait_for_status=yellow&timeout=1s&wait_for_nodes=${String(count)}`;
  try {
    return (await fetch(`${url}/${path}`)).ok;
  } catch {
    return false;
  }
}
