import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { unzipSync } from 'fflate';
import { LOCAL_FOLDER } from '../lib/paths';
import { Problem } from '../lib/problem';
import { replaceFolder } from '../lib/put-in-place';
import { withTemporaryFolder } from '../lib/temporary-folder';
import { findJava } from '../stack/find-java';

const VERSION = '8.11.1';
const NAME = `elasticsearch-${VERSION}`;
/**
 * The Maven artifact of the Elasticsearch server with only its core modules (81 MB). Elasticsearch publishes it for
 * integration tests of plugins.
 */
const ARTIFACT = `org.elasticsearch.distribution.integ-test-zip:elasticsearch:${VERSION}:zip`;
const COPY = 'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy';
/** The checksums of the archive: SHA-1 as published by Maven Central, and SHA-512 of the same file. */
const SUMS = {
  sha1: '5f51158f9da984a4c27f9ba25634f30bc96d81eb',
  sha512:
    '653bafbad1f5ed2ddf2854fc0cdd72b59e5e0d2e1310425ae10edbce7e226b8c2252762aaa86d4c52ae2b1316c238b008ebdfd993f929d0c38d3e74f8deaae7b',
} as const;
const JAVA_MIN = 17;

export interface ElasticsearchInstallation {
  /** The folder of the unpacked server. */
  readonly home: string;
  /** The folder of the Java installation, which contains 'bin/java'. */
  readonly javaHome: string;
}

/** The result if Elasticsearch cannot run on this computer. */
export interface MissingElasticsearch {
  readonly reason: string;
}

/**
 * Returns the Elasticsearch server for tests, or the reason why it cannot run: Java or Maven is missing, or Java is too
 * old. Downloads the server the first time (81 MB, from Maven Central) and verifies its checksums. Throws a Problem if
 * the download fails or a checksum is wrong.
 */
export async function provideElasticsearch(
  env = process.env,
): Promise<ElasticsearchInstallation | MissingElasticsearch> {
  const javaHome = await findJavaHome(env);
  if (typeof javaHome !== 'string') return javaHome;
  const home = join(LOCAL_FOLDER, NAME);
  if (!existsSync(home)) {
    if (!(await hasMaven()))
      return { reason: 'Maven (mvn), which downloads Elasticsearch, is missing' };
    console.error(`Downloading Elasticsearch ${VERSION} (81 MB, once) …`);
    unpack(await download(), home);
  }
  return { home, javaHome };
}

async function findJavaHome(env: NodeJS.ProcessEnv): Promise<string | MissingElasticsearch> {
  const java = findJava(env);
  const needed = `Elasticsearch needs Java ${String(JAVA_MIN)} or later`;
  if (java === null) return { reason: `${needed}, but Java is missing` };
  const { stderr } = await execa(java, ['-version'], { reject: false });
  const version = Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0);
  if (version < JAVA_MIN) return { reason: `${needed}, but ${java} is Java ${String(version)}` };
  return dirname(dirname(realpathSync(java)));
}

async function hasMaven(): Promise<boolean> {
  const { failed } = await execa('mvn', ['--version'], { reject: false });
  return !failed;
}

function download(): Promise<Uint8Array> {
  mkdirSync(LOCAL_FOLDER, { recursive: true });
  return withTemporaryFolder(join(LOCAL_FOLDER, 'maven-'), async (folder) => {
    const args = ['--batch-mode', '--quiet', COPY, `-Dartifact=${ARTIFACT}`];
    await execa('mvn', [...args, `-DoutputDirectory=${folder}`]).catch((cause: unknown) => {
      const advice = 'Check your network connection, then try again.';
      throw new Problem(`Maven could not download ${ARTIFACT}. ${advice}`, { cause });
    });
    const archive = readFileSync(join(folder, `${NAME}.zip`));
    for (const [algorithm, sum] of Object.entries(SUMS))
      if (createHash(algorithm).update(archive).digest('hex') !== sum)
        throw new Problem(`${ARTIFACT} has the wrong ${algorithm} checksum.`);
    return archive;
  });
}

/** Unpacks the only folder of the archive to `home`. If that fails, `home` stays as it was. */
function unpack(archive: Uint8Array, home: string): void {
  mkdirSync(LOCAL_FOLDER, { recursive: true });
  const folder = mkdtempSync(`${home}-unpacking-`);
  for (const [name, contents] of Object.entries(unzipSync(archive))) {
    const path = join(folder, name);
    if (!path.startsWith(folder))
      throw new Problem(`${ARTIFACT} contains a file outside its folder.`);
    if (name.endsWith('/')) mkdirSync(path, { recursive: true });
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, contents);
    }
  }
  replaceFolder(join(folder, NAME), home);
  rmSync(folder, { recursive: true });
}
