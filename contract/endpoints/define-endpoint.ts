import type * as z from 'zod/mini';
import type { ErrorCode } from '../schemas/error';
import type { CacheTag } from './cache-tags';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type AuthLevel = 'none' | 'user' | 'premium' | 'admin';

/**
 * The Cloud Function that serves an endpoint. `uploads` has more memory because it handles pictures. `api` starts
 * faster.
 */
export type ServingFunction = 'api' | 'uploads';

type Schema = z.ZodMiniType;

/** A single file in a multipart body. The server returns 413 if the file exceeds `maxBytes`. */
export interface FilePart {
  readonly field: string;
  readonly maxBytes: number;
  readonly missingMessage: string;
  readonly tooLargeMessage: string;
}

/**
 * A body that the server does not parse, because the handler verifies the signature of the raw bytes. The server
 * returns 413 if the body exceeds `maxBytes`.
 */
export interface RawBodySpec {
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
  /**
   * Set for an endpoint that receives webhooks. The web client cannot call it, and the server ignores the cookies of
   * its requests.
   */
  readonly rawBody?: RawBodySpec;
  /**
   * If true, a request without an `If-Match` header gets a 428. If 'optional', a request without the header is accepted
   * regardless of the current version.
   */
  readonly ifMatch?: true | 'optional';
}

export interface ResponseContentSpec {
  readonly type: `${string}/${string}`;
}

export type EndpointOutput =
  /** `etag`: the response has an `ETag` header. The client can send its value as `If-Match` in a later request. */
  | { readonly status: 200 | 201; readonly schema: Schema; readonly etag?: true }
  | { readonly status: 200; readonly content: ResponseContentSpec }
  | { readonly status: 204 }
  | { readonly status: 302 };

/** A limit of at most `max` calls in a window of time. The window starts with the first call. */
export interface RateLimit {
  readonly max: number;
  /**
   * The counter that a call increments. `account`: one for each account. `address`: one for each IPv4 address or IPv6
   * /64 network. `email`: one for each pair of the email address in the body and the caller's IP address, so that a
   * caller cannot use up another person's limit.
   */
  readonly per: 'account' | 'address' | 'email';
  readonly windowSeconds: number;
  /** The plan to which the limit applies. Default: all plans. */
  readonly plan?: 'visitor' | 'free' | 'premium';
  /** Endpoints with the same group share their counters, so they must declare the same limits. */
  readonly group?: string;
  /**
   * Where calls are counted. `firestore`: in Firestore, in one counter for all instances. Each call costs one read and
   * one write. `memory`: in memory, in a separate counter for each instance.
   */
  readonly store: 'memory' | 'firestore';
  /** Set if only successful calls count toward the rate limit. */
  readonly onlySuccesses?: true;
  /** Set if only calls that create a member count toward the limit. The handler counts them with `countNewMember`. */
  readonly onlyNewMembers?: true;
}

export interface Endpoint {
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly summary: string;
  /**
   * Set if the path parameters are secrets, for example the token of an email link. The server's logs leave them out.
   */
  readonly secretPath?: true;
  readonly auth: AuthLevel;
  /**
   * Set if suspended members may make this call. Otherwise they get a 403 with the code 'suspended'. A GET that is not
   * for admins and a call with `auth: 'none'` do not need this setting, because suspended members may always make them.
   */
  readonly whileSuspended?: true;
  /**
   * Set for a call that each visible tab makes about once a minute. For this call, the server reads the session from
   * Firestore unless it read the session in the last few seconds. So a tab notices within about a minute that its
   * session has ended.
   */
  readonly freshSession?: true;
  /** Set if the client must not send cookies. The server ignores the cookies of such a request. */
  readonly anonymous?: true;
  readonly servedBy: ServingFunction;
  readonly input: EndpointInput;
  readonly output: EndpointOutput;
  /**
   * The error codes that this endpoint can return in addition to those of every endpoint: 500, 400 (invalid input), 401
   * and 403 (`auth`), and 403 (foreign origin).
   */
  readonly errors: readonly ErrorCode[];
  /**
   * Set if the call takes an `Idempotency-Key` header. A second call with the same key returns the result of the first
   * call, or a 409 if its body differs from the first body.
   */
  readonly idempotent?: true;
  /**
   * Set if the web app may keep the call in the outbox and send it when the network is back. The app sends a call again
   * if its response is lost, so the call must be repeatable: `idempotent`, a PUT, a DELETE, or a PATCH without a body.
   */
  readonly queueable?: true;
  /**
   * How many seconds shared caches keep the response. The response must be the same for everyone, so the client sends
   * no cookie.
   */
  readonly sharedForSeconds?: number;
  /**
   * 'returned': the response contains the time of the item change that the call made. 'awaited': the request contains
   * the time of an item change (in ITEMS_VERSION_HEADER), and the server responds only after it has read that change.
   */
  readonly itemsVersion?: 'returned' | 'awaited';
  /** The name of a query parameter. No cache stores the response to a request with this parameter. */
  readonly notSharedWith?: string;
  /** A call above one of these limits gets a 429 with `Retry-After`. */
  readonly rateLimits?: readonly RateLimit[];
  /**
   * The cache tags that the response of a GET depends on. After a call that changes one of these tags, the browser
   * refetches the response. The list is empty if no call changes the response.
   */
  readonly reads?: readonly CacheTag[];
  /** The cache tags that a call changes. */
  readonly changes?: readonly CacheTag[];
  /** Set if the browser saves the response for the member, and shows it when the server cannot be reached. */
  readonly savedOffline?: true;
}

export type EndpointTable = Readonly<Record<string, Endpoint>>;

/**
 * Returns the endpoint unchanged, but keeps its literal types, so that server and client know the exact types of its
 * input and output.
 */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

type OutputOfSchema<S> = S extends Schema ? z.output<S> : undefined;
type InputOfSchema<S> = S extends Schema ? z.input<S> : undefined;

interface IfMatch {
  /** The entity tag in the `If-Match` header, without quotes. */
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
export type CallInput<E extends Endpoint> = E['input'] extends { readonly rawBody: RawBodySpec }
  ? never
  : {
      readonly [
        K in 'params' | 'query' | 'body' as E['input'][K] extends Schema ? K : never
      ]: InputOfSchema<E['input'][K]>;
    } & (E['input'] extends { readonly file: FilePart } ? { readonly file: Blob } : unknown) &
      IfMatchOf<E>;

/** The names of the calls whose responses the browser can cache. */
export type CacheableCallName<T extends EndpointTable> = {
  [N in keyof T]: T[N] extends { readonly reads: readonly CacheTag[] } ? N : never;
}[keyof T] &
  string;

/** The names of the calls that the outbox can store and send later. */
export type QueueableCallName<T extends EndpointTable> = {
  [N in keyof T]: T[N] extends { readonly queueable: true } ? N : never;
}[keyof T] &
  string;

export interface WithEtag<Body> {
  readonly body: Body;
  readonly etag: string;
}

export interface DownloadedFile {
  readonly blob: Blob;
  readonly filename: string | null;
}

export interface FileResponse {
  readonly content: string | Uint8Array;
  /** The file name of a download. If it is set, browsers download the response instead of showing it. */
  readonly filename?: string;
}

/** The output of a call that changes items, with the time of the change. */
export interface ItemsChangeOutput<Output> {
  readonly output: Output;
  /** When the change was committed, in microseconds since 1970. */
  readonly changedAt: number;
}

type ResponseOf<E extends Endpoint, File> = E['output'] extends { readonly schema: infer S }
  ? E['output'] extends { readonly etag: true }
    ? WithEtag<OutputOfSchema<S>>
    : OutputOfSchema<S>
  : E['output'] extends { readonly content: ResponseContentSpec }
    ? File
    : E['output'] extends { readonly status: 302 }
      ? { readonly location: string }
      : undefined;

/**
 * What a call returns: the parsed body, a file, undefined for status 204, or the URL of the redirect for status 302.
 */
export type CallOutput<E extends Endpoint> = ResponseOf<E, DownloadedFile>;

export type HandlerOutput<E extends Endpoint> = E extends { readonly itemsVersion: 'returned' }
  ? ItemsChangeOutput<ResponseOf<E, FileResponse>>
  : ResponseOf<E, FileResponse>;
