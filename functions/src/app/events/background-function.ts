import type { ParamsOf } from '../../repos/collections/collection';
import type { DocumentPath } from '../../repos/collections/collections';
import type { Backend } from '../backend';

type Stored = Readonly<Record<string, unknown>>;

/**
 * An event about a changed document: the parameters of the document's path, and its fields before and after the
 * change.
 */
export type DocumentUpdatedEvent<Path extends string> = ParamsOf<Path> & {
  readonly before: Stored;
  readonly after: Stored;
};

/**
 * An event about a created, changed or deleted document. `before` is undefined if the document was created, and `after`
 * is undefined if it was deleted.
 */
export type DocumentWrittenEvent<Path extends string> = ParamsOf<Path> & {
  readonly before: Stored | undefined;
  readonly after: Stored | undefined;
};

export type DocumentCreatedEvent<Path extends string> = ParamsOf<Path>;

export interface AuthAccountDeletedEvent {
  readonly uid: string;
}

export type BackgroundWork<Event> = (event: Event) => Promise<unknown>;

type Start =
  | { readonly kind: 'schedule'; readonly everyMinutes: number }
  | { readonly kind: 'created' | 'updated' | 'written'; readonly document: string }
  | { readonly kind: 'signInDeleted' };

type Secrets = 'ebay' | 'elasticsearch' | 'mail' | 'stripe';

interface Options<Event> {
  readonly memory?: '256MiB' | '512MiB' | '1GiB';
  readonly timeoutSeconds?: number;
  /** The secrets that the function can read. */
  readonly secrets?: Secrets;
  /**
   * The name of a deployment parameter that the function needs. If the parameter is not set, the function is not
   * deployed.
   */
  readonly needs?: string;
  /** The name of the log event for a failed run. Leave it out if the function logs its failures itself. */
  readonly failure?: string;
  /**
   * Imports the modules that only this function needs. Resolves with a function that takes the backend and returns the
   * work to do for each event.
   */
  readonly load: () => Promise<(backend: Backend) => BackgroundWork<Event>>;
}

/** One background function: what starts it, and what it runs. */
export interface BackgroundFunction<Event = never> extends Required<
  Omit<Options<Event>, 'secrets' | 'failure' | 'needs'>
> {
  readonly on: Start;
  readonly secrets: Secrets | null;
  readonly failure: string | null;
  readonly needs: string | null;
}

const row = <Event>(on: Start, options: Options<Event>): BackgroundFunction<Event> => ({
  memory: '512MiB',
  timeoutSeconds: 60,
  secrets: null,
  failure: null,
  needs: null,
  ...options,
  on,
});

/**
 * Defines a function that runs on a schedule, one run at a time. A failed run is not repeated, because the next
 * scheduled run also does what the failed run left undone.
 */
export const everyMinutes = (minutes: number, options: Options<void>) =>
  row({ kind: 'schedule', everyMinutes: minutes }, options);

// The compiler checks the paths of triggers against the table of collections. The table is imported only as a type,
// because every process loads this file and most do not need the table. Events of Firestore and Firebase Auth can
// arrive twice and in any order, and a failed run is retried for a day. So each run must read the current state and
// skip what is already done.

export const onCreated = <Path extends DocumentPath>(
  document: Path,
  options: Options<DocumentCreatedEvent<Path>>,
) => row({ kind: 'created', document }, options);

export const onUpdated = <Path extends DocumentPath>(
  document: Path,
  options: Options<DocumentUpdatedEvent<Path>>,
) => row({ kind: 'updated', document }, options);

/** Defines a function that runs after a document was created, changed or deleted. */
export const onWritten = <Path extends DocumentPath>(
  document: Path,
  options: Options<DocumentWrittenEvent<Path>>,
) => row({ kind: 'written', document }, options);

/** Defines a function that runs after an account was deleted in Firebase Auth. */
export const onAuthAccountDeleted = (options: Options<AuthAccountDeletedEvent>) =>
  row({ kind: 'signInDeleted' }, options);
