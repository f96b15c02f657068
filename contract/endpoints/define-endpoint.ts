import type * as z from 'zod/mini';
import type { ErrorCode } from '../schemas/error';
import type { CacheTag } from './cache-tags';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type AuthLevel = 'none' | 'user' | 'premium' | 'admin';

/** The Cloud Function that serves it: `uploads` has more memory, for pictures; `api` starts faster. */
export type ServedBy = 'api' | 'uploads';

type Schema = z.ZodMiniType;

/** A single file in a multipart body. Returns 413 if it exceeds `maxBytes`. */
export interface FilePart {
  readonly field: string;
  readonly maxBytes: number;
  readonly missingMessage: string;
  readonly tooLargeMessage: string;
}

/** An unparsed body, so that the handler can verify its signature. A longer one gets a 413. */
export interface RawBodyPart {
  /** In lower case. A request without this header gets a 400. */
  readonly signatureHeader: string;
  readonly maxBytes: number;
}

export interface EndpointInput {
  readonly params?: Schema;
  readonly query?: Schema;
  /** The JSON body, or the text fields of a multipart body if `file` is set. */
  readonly body?: Schema;
  /** The limit of a JSON body. A longer one gets a 413. Default: 100 KB. */
  readonly maxBodyBytes?: number;
  readonly file?: FilePart;
  /** For webhooks. The web client cannot call such an endpoint, and the server ignores cookies. */
  readonly rawBody?: RawBodyPart;
  /** With true, a request without an `If-Match` header gets a 428. With 'optional', it changes any version. */
  readonly ifMatch?: true | 'optional';
}

export interface ContentPart {
  readonly type: `${string}/${string}`;
}

export type EndpointOutput =
  /** With `etag`, the response has an `ETag` header for a later `If-Match`. */
  | { readonly status: 200 | 201; readonly schema: Schema; readonly etag?: true }
  | { readonly status: 200; readonly content: ContentPart }
  | { readonly status: 204 }
  | { readonly status: 302 };

/** At most `max` calls in a window, which starts with the first call. */
export interface RateLimit {
  readonly max: number;
  /**
   * `address` is the IP address, or the /64 network of an IPv6 address. `email` is the email in the body together
   * with the address, so that nobody can use up the limit of another person.
   */
  readonly per: 'account' | 'address' | 'email';
  readonly windowSeconds: number;
  /** Whose calls count. Default: everyone's. */
  readonly plan?: 'visitor' | 'free' | 'premium';
  /** Endpoints of one group share their counters. Their limits must be the same. */
  readonly group?: string;
  /** `firestore` counts across all instances, for one read and one write per call. `memory` counts per instance. */
  readonly store: 'memory' | 'firestore';
  /** Does not count calls that fail. */
  readonly onlySuccesses?: true;
  /** Counts only calls that create a member. The handler counts them with `countNewMember`. */
  readonly onlyNewMembers?: true;
}

export interface Endpoint {
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly summary: string;
  /** The parameters of the path are secrets, such as a token. The server logs none of them. */
  readonly secretPath?: true;
  readonly auth: AuthLevel;
  /**
   * Suspended members may make a call that is not a GET. Without it, they get a 403 with the code 'suspended'. They may make all GETs
   * but those of admins, and all calls with `auth: 'none'`.
   */
  readonly whileSuspended?: true;
  /**
   * The session is checked again unless that was in the last seconds. For a call that open tabs make regularly, so that they notice within a
   * minute that their session has ended.
   */
  readonly freshSession?: true;
  /** The client sends no cookie, and the server reads none. */
  readonly anonymous?: true;
  readonly servedBy: ServedBy;
  readonly input: EndpointInput;
  readonly output: EndpointOutput;
  /** Besides the common errors: 500, 400 (invalid input), 401 and 403 (`auth`), 403 (foreign origin). */
  readonly errors: readonly ErrorCode[];
  /** Takes an `Idempotency-Key`. A repeated key returns the first result, or a 409 if the body is different. */
  readonly idempotent?: true;
  /**
   * The web app may keep a call in the outbox and send it when the network is back, more than once if an answer is
   * lost. So it must be safe to repeat: `idempotent`, a PUT, a DELETE, or a PATCH without a body.
   */
  readonly queueable?: true;
  /** Lifetime in shared caches, for a response that is the same for everyone. The client sends no cookie. */
  readonly sharedForSeconds?: number;
  /**
   * Whether the response returns the version of the items that it changed, or the request waits for the version
   * that it sends (ITEMS_VERSION_HEADER).
   */
  readonly itemsVersion?: 'returned' | 'awaited';
  /** A query parameter. A request that has it gets a response that no cache stores. */
  readonly notSharedWith?: string;
  /** A call above a limit gets a 429 with `Retry-After`. */
  readonly rateLimits?: readonly RateLimit[];
  /**
   * The tags that the response of a cached GET depends on. After a call that changes one of them, the browser refetches the
   * response. Empty if no call changes it.
   */
  readonly reads?: readonly CacheTag[];
  /** What a call changes in cached responses. */
  readonly changes?: readonly CacheTag[];
  /** The browser saves the response for the member, and shows it if the server does not answer. */
  readonly savedOffline?: true;
}

export type EndpointTable = Readonly<Record<string, Endpoint>>;

/** Keeps the literal types of an endpoint, so that server and client get its exact input and output. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

type OutputOfSchema<S> = S extends Schema ? z.output<S> : undefined;
type InputOfSchema<S> = S extends Schema ? z.input<S> : undefined;

interface IfMatch {
  /** An entity tag without quotes. */
  readonly ifMatch: string;
}
type IfMatchOf<E extends Endpoint> = E['input'] extends { readonly ifMatch: true }
  ? IfMatch
  : E['input'] extends { readonly ifMatch: 'optional' }
    ? { readonly ifMatch?: string | undefined }
    : unknown;

export type ParsedInput<E extends Endpoint> = {
  readonly params: OutputOfSchema<E['input']['params']>;
  readonly query: OutputOfSchema<E['input']['query']>;
  readonly body: OutputOfSchema<E['input']['body']>;
} & IfMatchOf<E>;

/** The input that the web client passes. `never` for webhooks. */
export type CallInput<E extends Endpoint> = E['input'] extends { readonly rawBody: RawBodyPart }
  ? never
  : {
      readonly [
        K in 'params' | 'query' | 'body' as E['input'][K] extends Schema ? K : never
      ]: InputOfSchema<E['input'][K]>;
    } & (E['input'] extends { readonly file: FilePart } ? { readonly file: Blob } : unknown) &
      IfMatchOf<E>;

/** The names of the calls whose responses the browser caches. */
export type CachedName<T extends EndpointTable> = {
  [N in keyof T]: T[N] extends { readonly reads: readonly CacheTag[] } ? N : never;
}[keyof T] &
  string;

/** The names of the calls that the outbox takes. */
export type QueueableName<T extends EndpointTable> = {
  [N in keyof T]: T[N] extends { readonly queueable: true } ? N : never;
}[keyof T] &
  string;

export interface Tagged<Body> {
  readonly body: Body;
  readonly etag: string;
}

export interface ReceivedFile {
  readonly blob: Blob;
  readonly filename: string | null;
}

export interface SentFile {
  readonly content: string | Uint8Array;
  /** Makes browsers download the response. */
  readonly filename?: string;
}

/** What the handler of a call with `itemsVersion: 'returned'` returns. */
export interface ItemsChange<Output> {
  readonly output: Output;
  /** When the change was committed, in microseconds since 1970. */
  readonly changedAt: number;
}

type AnswerOf<E extends Endpoint, File> = E['output'] extends { readonly schema: infer S }
  ? E['output'] extends { readonly etag: true }
    ? Tagged<OutputOfSchema<S>>
    : OutputOfSchema<S>
  : E['output'] extends { readonly content: ContentPart }
    ? File
    : E['output'] extends { readonly status: 302 }
      ? { readonly location: string }
      : undefined;

/** What a call returns: the parsed body, a file, undefined for 204, or the address for 302. */
export type CallOutput<E extends Endpoint> = AnswerOf<E, ReceivedFile>;

export type HandlerOutput<E extends Endpoint> = E extends { readonly itemsVersion: 'returned' }
  ? ItemsChange<AnswerOf<E, SentFile>>
  : AnswerOf<E, SentFile>;
