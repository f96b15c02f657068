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

/** An uploaded file. The client chose `filename`, so do not trust it. */
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
  /** The cookie that the request sent, not verified. */
  readonly value: string | null;
  /** Also sets a mark that scripts can read. */
  set(value: string, maxAgeMs: number): void;
  /** Sets only the mark again, because a browser can lose it. */
  mark(maxAgeMs: number): void;
  clear(): void;
  /** Makes the app delete the member's data from the browser when it opens next. */
  markSignedOut(): void;
}

interface RequestContext {
  readonly requestId: string;
  readonly log: Logger;
  /** Whether a page of another site sent the request. Such a GET must not change anything. */
  readonly fromAnotherSite: boolean;
  readonly session: SessionCookie;
  readonly userAgent: string;
  /** Whether the visitor asks sites not to track them, with Do Not Track or Global Privacy Control. */
  readonly wantsNoCount: boolean;
  /** The answer must contain every change up to this time. Null if the caller needs none. */
  readonly itemsVersion: Micros | null;
  /** The answer must take the caller's blocks into account as they were at this time. Null if the caller names none. */
  readonly blocksSince: Micros | null;
  /** Applies the limits per account to an account in the input. Throws AppError 'too_many_requests'. */
  readonly countAccount: (uid: string) => Promise<void>;
  /** Applies the limits on new members to an email in the input. Throws AppError 'too_many_requests'. */
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

/** Runs after the guard has checked rights and input. The guard then checks the output. */
export type Handler<E extends Endpoint> = (
  input: InputFor<E>,
  context: ContextFor<E>,
) => Promise<HandlerOutput<E>>;

export type ServedName<S extends ServedBy> = {
  [N in EndpointName]: Api[N]['servedBy'] extends S ? N : never;
}[EndpointName];

/** A missing handler is a compile error. */
export type Handlers<N extends keyof T, T extends EndpointTable = Api> = {
  readonly [K in N]: Handler<T[K]>;
};
