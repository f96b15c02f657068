import type { Api, EndpointName } from '@contract/endpoints/api';
import type {
  Endpoint,
  EndpointTable,
  FilePart,
  HandlerOutput,
  ParsedInput,
  RawBodyPart,
  ServedBy,
} from '@contract/endpoints/define-endpoint';
import type { Actor } from '../lib/actor';
import type { Logger } from '../lib/logger';

/** A file as it arrived: its declared name and type are the sender's word and prove nothing. */
export interface UploadedFile {
  readonly bytes: Buffer;
  readonly filename: string;
}

/** A body as it arrived, and the header that signs it. Nothing has checked the signature yet. */
export interface SignedBody {
  readonly bytes: Buffer;
  readonly signature: string;
}

/** The session cookie of this request's answer. */
export interface SessionCookie {
  set(value: string, maxAgeMs: number): void;
  clear(): void;
  /** Asks the browser to drop what it stored for this site: caches, the Firebase user, drafts. */
  clearStorage(): void;
}

interface RequestContext {
  readonly requestId: string;
  readonly log: Logger;
  /** Whether a page of another site sent the browser here; such a GET may change nothing. */
  readonly fromAnotherSite: boolean;
  readonly session: SessionCookie;
  /** The caller's `Idempotency-Key`, or a fresh one where none was sent. */
  readonly idempotencyKey: string;
}

type ContextFor<E extends Endpoint> = RequestContext & {
  readonly actor: E['auth'] extends 'none' ? Actor | null : Actor;
};

type InputFor<E extends Endpoint> = ParsedInput<E> &
  (E['input'] extends { readonly file: FilePart } ? { readonly file: UploadedFile } : unknown) &
  (E['input'] extends { readonly rawBody: RawBodyPart }
    ? { readonly rawBody: SignedBody }
    : unknown);

/** Answers one endpoint; the guard has checked rights and input, and checks the output. */
export type Handler<E extends Endpoint> = (
  input: InputFor<E>,
  context: ContextFor<E>,
) => Promise<HandlerOutput<E>>;

/** The endpoints that one HTTP function serves. */
export type ServedName<S extends ServedBy> = {
  [N in EndpointName]: Api[N]['servedBy'] extends S ? N : never;
}[EndpointName];

/** A handler for each of these endpoints of a table: a missing one does not compile. */
export type Handlers<N extends keyof T, T extends EndpointTable = Api> = {
  readonly [K in N]: Handler<T[K]>;
};
