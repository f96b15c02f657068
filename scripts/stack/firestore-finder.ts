import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { FIREBASE_CLI, LOCAL_FOLDER } from '../lib/paths';
import { Problem } from '../lib/problem';
import { findJava } from './find-java';
import { findOnPath } from './find-on-path';
import { runWithProgress } from './run';

/**
 * A Firestore emulator: hidane or Google's emulator. To start it, run `command` with `args` and then the options, which
 * are the same for both emulators.
 */
export interface FirestoreEmulator {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

/**
 * Options that make short runs of Java fast. They switch off most of Java's optimizations, which take more time in a
 * short run than they save.
 */
const SHORT_RUN = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const JAR_IN_SDK = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

function findHidane(env: NodeJS.ProcessEnv): FirestoreEmulator | null {
  const installed = join(LOCAL_FOLDER, 'bin/hidane');
  const command = findOnPath('hidane', env) ?? (existsSync(installed) ? installed : null);
  return command === null ? null : { name: 'hidane', command, args: [] };
}

/**
 * Returns the emulator in a jar, or null if Java or the jar is missing. Passes the main class to Java, because `java
 * -jar` fails: the jar's manifest does not name the main class.
 */
function fromJar(name: string, java: string | null, jar: string | null): FirestoreEmulator | null {
  if (!java || !jar) return null;
  return { name, command: java, args: [...SHORT_RUN, '-cp', jar, MAIN_CLASS] };
}

function findGoogles(env: NodeJS.ProcessEnv): FirestoreEmulator | null {
  const gcloud = findOnPath('gcloud', env);
  const jar = gcloud && join(dirname(dirname(realpathSync(gcloud))), JAR_IN_SDK);
  return fromJar('google', findJava(env), jar && existsSync(jar) ? jar : null);
}

function findDownloaded(env: NodeJS.ProcessEnv): FirestoreEmulator | null {
  const cache = env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache/firebase/emulators');
  if (!existsSync(cache)) return null;
  const jars = readdirSync(cache).filter((file) => /^cloud-firestore-emulator-.*\.jar$/.test(file));
  const newest = jars.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  return fromJar('google', findJava(env), newest ? join(cache, newest) : null);
}

async function install(env: NodeJS.ProcessEnv): Promise<void> {
  const cargo = findOnPath('cargo', env);
  if (cargo) {
    await runWithProgress({
      title: 'Building the Firestore emulator, once (3 to 6 minutes)',
      command: cargo,
      args: ['install', 'hidane', '--locked', '--root', LOCAL_FOLDER],
      advice:
        'Could not build the Firestore emulator. Check your network connection, then try again',
    });
    return;
  }
  if (!findJava(env)) {
    throw new Problem(
      'The Firestore emulator needs Rust or Java. Install Rust (https://rustup.rs) or Java 21, then try again.',
    );
  }
  await runWithProgress({
    title: "Downloading Google's Firestore emulator, once",
    command: process.execPath,
    args: [FIREBASE_CLI, 'setup:emulators:firestore'],
    advice:
      "Could not download Google's Firestore emulator. Check your network connection, then try again",
  });
}

/** Returns the installed emulators, hidane first. FIRESTORE_EMULATOR=hidane or =google selects one. */
export function findFirestoreEmulators(env = process.env): FirestoreEmulator[] {
  return [findHidane(env), findGoogles(env) ?? findDownloaded(env)]
    .filter((found) => found !== null)
    .filter(({ name }) => name === (env['FIRESTORE_EMULATOR'] ?? name));
}

/** Returns the first installed emulator. If none is installed, builds hidane, or downloads Google's emulator. */
export async function provideFirestoreEmulator(env = process.env): Promise<FirestoreEmulator> {
  const [found] = findFirestoreEmulators(env);
  if (found) return found;
  await install(env);
  const [installed] = findFirestoreEmulators(env);
  if (installed) return installed;
  throw new Problem(
    'Could not find the Firestore emulator after installing it. Unset FIRESTORE_EMULATOR, then try again.',
  );
}
