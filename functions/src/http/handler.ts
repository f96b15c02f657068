import type { Api, EndpointName } from '@contract/endpoints/api';
import type {
  Endpoint,
  EndpointTable,
  FilePart,
  HandlerOutput,
  ParsedInput,
  RawBodySpec,
  ServingFunction,
} from '@contract/endpoints/define-endpoint';
import type { Micros } from '../domain/items/item-index/indexed-item';
import type { Actor } from '../lib/authority';
import type { IdempotencyKey } from '../lib/idempotency-key';
import type { Logger } from '../lib/logger';

/** An uploaded file. `filename` must not be trusted, because the client chose it. */
export interface UploadedFile {
  readonly bytes: Buffer;
  readonly filename: string;
}

/** An unparsed body and its signature header. The signature is not verified yet. */
export interface SignedBody {
  readonly bytes: Buffer;
  readonly signature: string;
}

export interface SessionCookie {
  /** The value of the request's session cookie. It is not verified yet. Null if there is none. */
  readonly value: string | null;
  /** Sets the session cookie and the session mark. Scripts can read only the mark. */
  set(value: string, maxAgeMs: number): void;
  /** Sets only the session mark, because the browser can lose it while it keeps the session cookie. */
  mark(maxAgeMs: number): void;
  clear(): void;
  /** Sets a cookie that makes the app delete the member's data from the browser when the app opens next. */
  markSignedOut(): void;
}

interface RequestContext {
  readonly requestId: string;
  readonly log: Logger;
  /** Whether a page of another site sent the request. A GET from another site must not change anything. */
  readonly fromAnotherSite: boolean;
  readonly session: SessionCookie;
  readonly userAgent: string;
  /** Whether the browser asks sites not to track the visitor, with Do Not Track or Global Privacy Control. */
  readonly wantsNoCount: boolean;
  /** The time up to which the response must contain all changes of items. Null if the caller sent no items version. */
  readonly itemsVersion: Micros | null;
  /**
   * The time up to which the response must take the caller's blocks into account. Null if the caller sent no blocks
   * version.
   */
  readonly blocksSince: Micros | null;
  /**
   * Counts the call against the limits for one account. If an endpoint takes no session but the input names an account,
   * the endpoint's handler calls this function. Throws AppError 'too_many_requests' if a limit is exceeded.
   */
  readonly countAccount: (uid: string) => Promise<void>;
  /**
   * Counts the call against the limits for registrations. Handlers pass the email address of the new member. Throws
   * AppError 'too_many_requests' if a limit is exceeded.
   */
  readonly countNewMember: (email: string) => Promise<void>;
}

type ContextFor<E extends Endpoint> = RequestContext & {
  readonly actor: E['auth'] extends 'none' ? Actor | null : Actor;
} & (E extends { readonly idempotent: true }
    ? { readonly idempotencyKey: IdempotencyKey }
    : unknown);

type InputFor<E extends Endpoint> = ParsedInput<E> &
  (E['input'] extends { readonly file: FilePart } ? { readonly file: UploadedFile } : unknown) &
  (E['input'] extends { readonly rawBody: RawBodySpec }
    ? { readonly rawBody: SignedBody }
    : unknown);

/**
 * A function that does the work of an endpoint. The guard checks rights and input before the function runs, and checks
 * the function's output afterwards.
 */
export type Handler<E extends Endpoint> = (
  input: InputFor<E>,
  context: ContextFor<E>,
) => Promise<HandlerOutput<E>>;

export type EndpointNameServedBy<S extends ServingFunction> = {
  [N in EndpointName]: Api[N]['servedBy'] extends S ? N : never;
}[EndpointName];

/** The handlers of the endpoints with these names. The code does not compile if a handler is missing. */
export type Handlers<N extends keyof T, T extends EndpointTable = Api> = {
  readonly [K in N]: Handler<T[K]>;
};
