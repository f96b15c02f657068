import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { unzipSync } from 'fflate';
import { findJava } from '../stack/find-java';
import { LOCAL } from '../stack/paths';
import { Problem } from '../stack/problem';
import { replaceFolder } from '../stack/put-in-place';

const VERSION = '8.11.1';
const NAME = `elasticsearch-${VERSION}`;
/** The server with its core modules only, for the integration tests of its plugins: 81 MB. */
const ARCHIVE = `https://repo1.maven.org/maven2/org/elasticsearch/distribution/integ-test-zip/elasticsearch/${VERSION}/${NAME}.zip`;
/** Maven Central publishes the SHA-1. The SHA-512 is of the file that has it. */
const SUMS = {
  sha1: '5f51158f9da984a4c27f9ba25634f30bc96d81eb',
  sha512:
    '653bafbad1f5ed2ddf2854fc0cdd72b59e5e0d2e1310425ae10edbce7e226b8c2252762aaa86d4c52ae2b1316c238b008ebdfd993f929d0c38d3e74f8deaae7b',
} as const;
const JAVA_MIN = 17;

export interface Elasticsearch {
  /** The folder of the unpacked server. */
  readonly home: string;
  /** The folder of Java, which has 'bin/java' in it. */
  readonly javaHome: string;
}

/** Why Elasticsearch cannot run here. */
export interface Unprovided {
  readonly reason: string;
}

/**
 * Returns the Elasticsearch server for tests. Downloads it once, 81 MB from Maven Central, and checks it. Returns the reason if Java is missing
 * or too old. Throws a Problem if the download fails or is another file.
 */
export async function provideElasticsearch(env = process.env): Promise<Elasticsearch | Unprovided> {
  const javaHome = await findJavaHome(env);
  if (typeof javaHome !== 'string') return javaHome;
  const home = join(LOCAL, NAME);
  if (!existsSync(home)) {
    console.error(`Downloading Elasticsearch ${VERSION}, once (81 MB) …`);
    unpack(await download(), home);
  }
  return { home, javaHome };
}

async function findJavaHome(env: NodeJS.ProcessEnv): Promise<string | Unprovided> {
  const java = findJava(env);
  const needed = `Elasticsearch needs Java ${String(JAVA_MIN)} or later`;
  if (java === null) return { reason: `${needed}, and there is no Java` };
  const { stderr } = await execa(java, ['-version'], { reject: false });
  const version = Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0);
  if (version < JAVA_MIN) return { reason: `${needed}, and ${java} is Java ${String(version)}` };
  return dirname(dirname(realpathSync(java)));
}

async function download(): Promise<Uint8Array> {
  const advice = 'Check your network connection, then try again.';
  const response = await fetch(ARCHIVE).catch((cause: unknown) => {
    throw new Problem(`Could not download Elasticsearch. ${advice}`, { cause });
  });
  if (!response.ok) throw new Problem(`${ARCHIVE} answers ${String(response.status)}. ${advice}`);
  const archive = new Uint8Array(await response.arrayBuffer());
  for (const [algorithm, sum] of Object.entries(SUMS))
    if (createHash(algorithm).update(archive).digest('hex') !== sum)
      throw new Problem(
        `${ARCHIVE} has another ${algorithm} sum than expected. It was not unpacked.`,
      );
  return archive;
}

/** Unpacks the archive's only folder to `home`, which then exists with all files or not at all. */
function unpack(archive: Uint8Array, home: string): void {
  mkdirSync(LOCAL, { recursive: true });
  const folder = mkdtempSync(`${home}-unpacking-`);
  for (const [name, contents] of Object.entries(unzipSync(archive))) {
    const path = join(folder, name);
    if (!path.startsWith(folder)) throw new Problem(`${ARCHIVE} has a file outside its folder.`);
    if (name.endsWith('/')) mkdirSync(path, { recursive: true });
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, contents);
    }
  }
  replaceFolder(join(folder, NAME), home);
  rmSync(folder, { recursive: true });
}
