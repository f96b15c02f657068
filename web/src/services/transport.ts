import { ITEMS_VERSION_HEADER } from '@contract/schemas/items-version';
import { PLAN_VERSION_HEADER } from '@contract/schemas/subscription';
import { NetworkError } from './api-error';

const READ_HEADERS = [
  'etag',
  'retry-after',
  'content-disposition',
  ITEMS_VERSION_HEADER,
  PLAN_VERSION_HEADER,
] as const;
type ReadHeaders = Readonly<Record<(typeof READ_HEADERS)[number], string | null>>;

export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Whether to send cookies. 'omit' is for responses that readers share in a cache, because the cache would otherwise
   * store a response for each session cookie.
   */
  readonly credentials: 'include' | 'omit';
  readonly body: string | FormData | undefined;
  readonly signal: AbortSignal | undefined;
  readonly onProgress: ((share: number) => void) | undefined;
  /** Whether to return the body of a successful response as a file. Ignored for FormData. */
  readonly wantsFile: boolean;
  /** Whether to send the request even if the page closes. Ignored for FormData. */
  readonly keepalive: boolean;
}

export interface HttpResponse {
  readonly status: number;
  readonly statusText: string;
  readonly headers: ReadHeaders;
  /** The body as text. '' if the body is returned as a file. */
  readonly text: string;
  readonly file: Blob | null;
}

/** Sends a request. Throws a `NetworkError`, or an AbortError if the request was canceled. */
export function send(request: HttpRequest): Promise<HttpResponse> {
  return request.body instanceof FormData ? sendByXhr(request) : sendByFetch(request);
}

async function sendByFetch({ url, signal, body, ...init }: HttpRequest): Promise<HttpResponse> {
  try {
    const response = await fetch(url, {
      method: init.method,
      headers: init.headers,
      credentials: init.credentials,
      keepalive: init.keepalive,
      body: body ?? null,
      signal: signal ?? null,
    });
    const { status, statusText } = response;
    const isFile = init.wantsFile && response.ok;
    return {
      status,
      statusText,
      headers: readHeaders((name) => response.headers.get(name)),
      text: isFile ? '' : await response.text(),
      file: isFile ? await response.blob() : null,
    };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new NetworkError(error);
  }
}

/** Sends a request with XMLHttpRequest, because fetch does not report the progress of an upload. */
function sendByXhr(request: HttpRequest): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const canceled = () => reject(new DOMException('The upload was canceled.', 'AbortError'));
    if (request.signal?.aborted) return canceled();
    xhr.open(request.method, request.url);
    xhr.withCredentials = request.credentials === 'include';
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = (event) => {
      if (event.lengthComputable) request.onProgress?.(event.loaded / event.total);
    };
    xhr.onload = () =>
      resolve({
        status: xhr.status,
        statusText: xhr.statusText,
        headers: readHeaders((name) => xhr.getResponseHeader(name)),
        text: xhr.responseText,
        file: null,
      });
    xhr.onerror = () => reject(new NetworkError());
    xhr.onabort = canceled;
    request.signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(request.body ?? null);
  });
}

function readHeaders(read: (name: string) => string | null): ReadHeaders {
  return Object.fromEntries(READ_HEADERS.map((name) => [name, read(name)])) as ReadHeaders;
}
