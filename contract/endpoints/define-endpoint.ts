import type * as z from 'zod/mini';
import type { ErrorCode } from '../schemas/error';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: anybody, a member, a premium member, an admin. */
export type AuthLevel = 'none' | 'user' | 'premium' | 'admin';

/** The HTTP function that answers: `uploads` has the memory for pictures, `api` starts fast. */
export type ServedBy = 'api' | 'uploads';

type Schema = z.ZodMiniType;

/** A single file in a multipart body; larger ones are refused with 413 while they arrive. */
export interface FilePart {
  readonly field: string;
  readonly maxBytes: number;
  /** The message of the 400 where the file is missing. */
  readonly missingMessage: string;
}

/** A body that the handler gets byte for byte, because a header signs it. */
export interface RawBodyPart {
  /** The header that carries the signature, in lower case. A request without it gets a 400. */
  readonly signatureHeader: string;
  /** A longer body gets a 413. */
  readonly maxBytes: number;
}

export interface EndpointInput {
  readonly params?: Schema;
  readonly query?: Schema;
  /** The JSON body, or the text fields of a multipart body where `file` is set. */
  readonly body?: Schema;
  readonly file?: FilePart;
  /** For webhooks: no browser calls such a row, and the server reads no cookie for it. */
  readonly rawBody?: RawBodyPart;
  /** The caller names the state that it changes by the entity tag it got. Without it: 428. */
  readonly ifMatch?: true;
}

/** An answer that is not JSON. */
export interface ContentPart {
  /** The media type, with its charset if the content is text. */
  readonly type: `${string}/${string}`;
}

export type EndpointOutput =
  /** With `etag`, the answer carries the entity tag that a later `If-Match` names. */
  | { readonly status: 200 | 201; readonly schema: Schema; readonly etag?: true }
  | { readonly status: 200; readonly content: ContentPart }
  | { readonly status: 204 }
  /** A navigation: the answer names the address to go to. */
  | { readonly status: 302 };

/** At most `max` calls in `windowSeconds` for each account, address or e-mail in the body. */
export interface RateLimit {
  readonly max: number;
  readonly per: 'account' | 'address' | 'email';
  readonly windowSeconds: number;
}

export interface Endpoint {
  readonly method: Method;
  /** With parameters as Express and OpenAPI tools read them: '/api/items/:id'. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly auth: AuthLevel;
  readonly servedBy: ServedBy;
  readonly input: EndpointInput;
  readonly output: EndpointOutput;
  /** What it can answer beside 500, 400 for bad input, 401 and 403 for `auth`, 403 for a foreign origin. */
  readonly errors: readonly ErrorCode[];
  /** A creating call that takes an `Idempotency-Key`: the same key again answers the first result. */
  readonly idempotent?: true;
  /** Answers are the same for everybody and shared for so long; such a call carries no cookie. */
  readonly sharedForSeconds?: number;
  /** A call that exceeds one of them gets a 429 with `Retry-After`. Nothing enforces them yet. */
  readonly rateLimits?: readonly RateLimit[];
}

/** Endpoints by name. */
export type EndpointTable = Readonly<Record<string, Endpoint>>;

/** Keeps an endpoint's literal types, so that server and client see its exact shapes. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

type OutputOfSchema<S> = S extends Schema ? z.output<S> : undefined;
type InputOfSchema<S> = S extends Schema ? z.input<S> : undefined;

/** Names the state of a resource: an entity tag without its quotes. */
interface IfMatch {
  readonly ifMatch: string;
}
type IfMatchOf<E extends Endpoint> = E['input'] extends { readonly ifMatch: true }
  ? IfMatch
  : unknown;

/** The schema parts of what a handler receives, parsed by the guard. */
export type ParsedInput<E extends Endpoint> = {
  readonly params: OutputOfSchema<E['input']['params']>;
  readonly query: OutputOfSchema<E['input']['query']>;
  readonly body: OutputOfSchema<E['input']['body']>;
} & IfMatchOf<E>;

/** What a caller passes, before parsing; only the parts that the endpoint has. Never for webhooks. */
export type CallInput<E extends Endpoint> = E['input'] extends { readonly rawBody: RawBodyPart }
  ? never
  : {
      readonly [
        K in 'params' | 'query' | 'body' as E['input'][K] extends Schema ? K : never
      ]: InputOfSchema<E['input'][K]>;
    } & (E['input'] extends { readonly file: FilePart } ? { readonly file: Blob } : unknown) &
      IfMatchOf<E>;

/** A body with the entity tag (without its quotes) of the state that it shows. */
export interface Tagged<Body> {
  readonly body: Body;
  readonly etag: string;
}

/** An answer that is not JSON, as the browser gets it. */
export interface ReceivedFile {
  readonly blob: Blob;
  /** Null if the server gave no name. */
  readonly filename: string | null;
}

/** An answer that is not JSON, as a handler returns it. If it has a file name, browsers save it. */
export interface SentFile {
  readonly content: string | Uint8Array;
  readonly filename?: string;
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

/** What a call yields: the parsed body, a file, nothing for 204, the address for 302. */
export type CallOutput<E extends Endpoint> = AnswerOf<E, ReceivedFile>;

/** What a handler returns. */
export type HandlerOutput<E extends Endpoint> = AnswerOf<E, SentFile>;
