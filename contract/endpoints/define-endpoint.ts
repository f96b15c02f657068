import type * as z from 'zod/mini';
import type { ErrorCode } from '../schemas/error';
import type { CacheTag } from './cache-tags';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type AuthLevel = 'none' | 'user' | 'premium' | 'admin';

/** The Cloud Function that serves an endpoint. `uploads` has more memory, for pictures. `api` starts faster. */
export type ServedBy = 'api' | 'uploads';

type Schema = z.ZodMiniType;

/** A single file in a multipart body. Returns 413 if it exceeds `maxBytes`. */
export interface FilePart {
  readonly field: string;
  readonly maxBytes: number;
  readonly missingMessage: string;
  readonly tooLargeMessage: string;
}

/** An unparsed body, so that the handler can verify its signature. A body longer than `maxBytes` gets a 413. */
export interface RawBodyPart {
  /** The name of the signature header, in lower case. A request without this header gets a 400. */
  readonly signatureHeader: string;
  readonly maxBytes: number;
}

export interface EndpointInput {
  readonly params?: Schema;
  readonly query?: Schema;
  /** The JSON body, or the text fields of a multipart body if `file` is set. */
  readonly body?: Schema;
  /** The limit of a JSON body. A longer body gets a 413. Default: 100 KB. */
  readonly maxBodyBytes?: number;
  readonly file?: FilePart;
  /** For webhooks. The web client cannot call such an endpoint, and the server ignores cookies. */
  readonly rawBody?: RawBodyPart;
  /** If true, a request without an `If-Match` header gets a 428. If 'optional', such a request changes any version. */
  readonly ifMatch?: true | 'optional';
}

export interface ContentPart {
  readonly type: `${string}/${string}`;
}

export type EndpointOutput =
  /** If `etag` is set, the response has an `ETag` header, which a later request sends as `If-Match`. */
  | { readonly status: 200 | 201; readonly schema: Schema; readonly etag?: true }
  | { readonly status: 200; readonly content: ContentPart }
  | { readonly status: 204 }
  | { readonly status: 302 };

/** At most `max` calls in a window, which starts with the first call. */
export interface RateLimit {
  readonly max: number;
  /**
   * What a limit counts calls by. `address` is the IP address, or the /64 network of an IPv6 address. `email` is the
   * email in the body together with the IP address, so that nobody can use up the limit of another person.
   */
  readonly per: 'account' | 'address' | 'email';
  readonly windowSeconds: number;
  /** The plan of the callers whose calls count. Default: all plans. */
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
  /** Set if the parameters of the path are secrets, such as a token. The server then keeps them out of its logs. */
  readonly secretPath?: true;
  readonly auth: AuthLevel;
  /**
   * Set if suspended members may make this call although it is not a GET. Otherwise they get a 403 with the code
   * 'suspended'. They may always make GETs, except those of admins, and calls with `auth: 'none'`.
   */
  readonly whileSuspended?: true;
  /**
   * Reads the session again, unless it was read in the last seconds. For a call that open tabs make regularly, so that
   * they notice within a minute that their session has ended.
   */
  readonly freshSession?: true;
  /** The client sends no cookie, and the server reads none. */
  readonly anonymous?: true;
  readonly servedBy: ServedBy;
  readonly input: EndpointInput;
  readonly output: EndpointOutput;
  /**
   * The errors of this endpoint besides those of all endpoints: 500, 400 (invalid input), 401 and 403 (`auth`), 403
   * (foreign origin).
   */
  readonly errors: readonly ErrorCode[];
  /** Takes an `Idempotency-Key`. A repeated key returns the first result, or a 409 if the body is different. */
  readonly idempotent?: true;
  /**
   * Set if the web app may keep the call in the outbox and send it when the network is back. It sends a call again if a
   * response is lost, so the call must be repeatable: `idempotent`, a PUT, a DELETE, or a PATCH without a body.
   */
  readonly queueable?: true;
  /** How long shared caches keep the response, which must be the same for everyone. The client sends no cookie. */
  readonly sharedForSeconds?: number;
  /**
   * 'returned': the response states the version of the items that the call changed. 'awaited': the request waits for
   * the version that it sends (ITEMS_VERSION_HEADER).
   */
  readonly itemsVersion?: 'returned' | 'awaited';
  /** The name of a query parameter. No cache stores the response to a request with this parameter. */
  readonly notSharedWith?: string;
  /** A call above one of these limits gets a 429 with `Retry-After`. */
  readonly rateLimits?: readonly RateLimit[];
  /**
   * The tags that the response of a GET depends on, for the browser's cache. After a call that changes one of these
   * tags, the browser refetches the response. Empty if no call changes it.
   */
  readonly reads?: readonly CacheTag[];
  /** The cache tags that a call changes. */
  readonly changes?: readonly CacheTag[];
  /** Set if the browser saves the response for the member, and shows it when the server cannot be reached. */
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

type ResponseOf<E extends Endpoint, File> = E['output'] extends { readonly schema: infer S }
  ? E['output'] extends { readonly etag: true }
    ? Tagged<OutputOfSchema<S>>
    : OutputOfSchema<S>
  : E['output'] extends { readonly content: ContentPart }
    ? File
    : E['output'] extends { readonly status: 302 }
      ? { readonly location: string }
      : undefined;

/** What a call returns: the parsed body, a file, undefined for 204, or the URL for 302. */
export type CallOutput<E extends Endpoint> = ResponseOf<E, ReceivedFile>;

export type HandlerOutput<E extends Endpoint> = E extends { readonly itemsVersion: 'returned' }
  ? ItemsChange<ResponseOf<E, SentFile>>
  : ResponseOf<E, SentFile>;
