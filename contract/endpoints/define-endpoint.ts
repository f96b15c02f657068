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

export interface EndpointInput {
  readonly params?: Schema;
  readonly query?: Schema;
  /** The JSON body, or the text fields of a multipart body where `file` is set. */
  readonly body?: Schema;
  readonly file?: FilePart;
}

export type EndpointOutput =
  | { readonly status: 200 | 201; readonly schema: Schema }
  | { readonly status: 204 }
  /** A navigation: the answer names the address to go to. */
  | { readonly status: 302 };

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
}

/** Keeps an endpoint's literal types, so that server and client see its exact shapes. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

type OutputOfSchema<S> = S extends Schema ? z.output<S> : undefined;
type InputOfSchema<S> = S extends Schema ? z.input<S> : undefined;

/** What a handler receives: parsed by the guard. */
export interface ParsedInput<E extends Endpoint> {
  readonly params: OutputOfSchema<E['input']['params']>;
  readonly query: OutputOfSchema<E['input']['query']>;
  readonly body: OutputOfSchema<E['input']['body']>;
}

/** What a caller passes, before parsing; only the parts that the endpoint has. */
export type CallInput<E extends Endpoint> = {
  readonly [
    K in 'params' | 'query' | 'body' as E['input'][K] extends Schema ? K : never
  ]: InputOfSchema<E['input'][K]>;
} & (E['input'] extends { readonly file: FilePart } ? { readonly file: Blob } : unknown);

/** What a call yields: the parsed body, nothing for 204, the address for 302. */
export type CallOutput<E extends Endpoint> = E['output'] extends { readonly schema: infer S }
  ? OutputOfSchema<S>
  : E['output'] extends { readonly status: 302 }
    ? { readonly location: string }
    : undefined;
