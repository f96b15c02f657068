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
import type { Micros } from '../domain/items/item-index/indexed-item';
import type { Actor } from '../lib/authority';
import type { IdempotencyKey } from '../lib/idempotency-key';
import type { Logger } from '../lib/logger';

/** An uploaded file. The client chose `filename`, so it must not be trusted. */
export interface UploadedFile {
  readonly bytes: Buffer;
  readonly filename: string;
}

/** A raw body and the header that signs it. The signature is not verified yet. */
export interface SignedBody {
  readonly bytes: Buffer;
  readonly signature: string;
}

export interface SessionCookie {
  /** The session cookie of the request, which is not verified yet. */
  readonly value: string | null;
  /** Sets the session cookie, and the session mark, which scripts can read. */
  set(value: string, maxAgeMs: number): void;
  /** Sets only the session mark again, because a browser can lose it. */
  mark(maxAgeMs: number): void;
  clear(): void;
  /** Sets a cookie that makes the app delete the member's data from the browser when it next opens. */
  markSignedOut(): void;
}

interface RequestContext {
  readonly requestId: string;
  readonly log: Logger;
  /** Whether a page of another site sent the request. A GET from another site must not change anything. */
  readonly fromAnotherSite: boolean;
  readonly session: SessionCookie;
  readonly userAgent: string;
  /** Whether the visitor asks not to be tracked, with Do Not Track or Global Privacy Control. */
  readonly wantsNoCount: boolean;
  /** The response must contain every change up to this time. Null if the caller does not require that. */
  readonly itemsVersion: Micros | null;
  /**
   * The response must take the caller's blocks into account as they were at this time. Null if the caller sent no
   * version of their blocks.
   */
  readonly blocksSince: Micros | null;
  /** Counts the call against the limits per account, for an account that the input names. Throws AppError 'too_many_requests'. */
  readonly countAccount: (uid: string) => Promise<void>;
  /** Counts the call against the limits on new members, for an email that the input names. Throws AppError 'too_many_requests'. */
  readonly countNewMember: (email: string) => Promise<void>;
}

type ContextFor<E extends Endpoint> = RequestContext & {
  readonly actor: E['auth'] extends 'none' ? Actor | null : Actor;
} & (E extends { readonly idempotent: true }
    ? { readonly idempotencyKey: IdempotencyKey }
    : unknown);

type InputFor<E extends Endpoint> = ParsedInput<E> &
  (E['input'] extends { readonly file: FilePart } ? { readonly file: UploadedFile } : unknown) &
  (E['input'] extends { readonly rawBody: RawBodyPart }
    ? { readonly rawBody: SignedBody }
    : unknown);

/** The work of an endpoint. It runs after the guard has checked rights and input. The guard then checks the output. */
export type Handler<E extends Endpoint> = (
  input: InputFor<E>,
  context: ContextFor<E>,
) => Promise<HandlerOutput<E>>;

export type ServedName<S extends ServedBy> = {
  [N in EndpointName]: Api[N]['servedBy'] extends S ? N : never;
}[EndpointName];

/** The handlers of the named endpoints. A missing handler does not compile. */
export type Handlers<N extends keyof T, T extends EndpointTable = Api> = {
  readonly [K in N]: Handler<T[K]>;
};
