import type { IncomingMessage } from 'node:http';
import { type Agent, get as request } from 'node:https';
import {
  isPlainHttpsUrl,
  PICTURE_URL_MESSAGES,
  PROFILE_PICTURE_MAX_BYTES,
} from '@contract/schemas/profile-picture';
import { AppError } from '../../lib/app-error';
import type { RemotePicturesGateway } from './remote-pictures';

/** The time limit for downloading a picture, including redirects. */
const TIMEOUT_MS = 5000;
const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

interface HttpsPicturesOptions {
  /**
   * Returns the agent that opens the connections. The agent must reject IP addresses of private networks. Default:
   * `publicOnlyAgent`.
   */
  readonly agent?: () => Promise<Agent>;
  readonly timeoutMs?: number;
}

/**
 * Creates an agent that checks the IP address of each connection. A separate check before the connection would not be
 * enough, because a host can resolve to another address later.
 */
async function publicOnlyAgent(): Promise<Agent> {
  const { RequestFilteringHttpsAgent } = await import('request-filtering-agent');
  return new RequestFilteringHttpsAgent();
}

/**
 * Creates a gateway that downloads pictures over https. The gateway sends no cookies. It connects only over IPv4,
 * because the private ranges of IPv4 are well known.
 */
export function createHttpsPicturesGateway({
  agent = publicOnlyAgent,
  timeoutMs = TIMEOUT_MS,
}: HttpsPicturesOptions = {}): RemotePicturesGateway {
  return {
    async get(url) {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        return await pictureAt(url, { agent: await agent(), signal });
      } catch (error) {
        if (error instanceof AppError) throw error;
        throw badUrl(signal.aborted ? 'slow' : 'unreachable', error);
      }
    },
  };
}

interface Connection {
  readonly agent: Agent;
  readonly signal: AbortSignal;
}

async function pictureAt(firstUrl: string, connection: Connection): Promise<Buffer> {
  let url = firstUrl;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await responseAt(url, connection);
    try {
      const { statusCode = 0, headers } = response;
      if (statusCode === 200) return await pictureIn(response);
      if (!REDIRECTS.has(statusCode) || headers.location === undefined) throw badUrl('unreachable');
      url = new URL(headers.location, url).href;
    } finally {
      response.destroy();
    }
  }
  throw badUrl('unreachable');
}

/** Resolves with a response as soon as its headers have arrived. */
function responseAt(url: string, { agent, signal }: Connection): Promise<IncomingMessage> {
  const { hostname } = new URL(url);
  if (!isPlainHttpsUrl(url) || hostname.startsWith('[')) throw badUrl('unreachable');
  const headers = { Accept: 'image/*', 'User-Agent': 'BoloBoard' };
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, signal, headers, family: 4 }, resolve);
    sent.on('error', reject);
    // Rejects if the connection closes without a response, for example after a protocol upgrade. Has no effect after
    // a response.
    sent.on('close', () => reject(new Error('The connection was closed')));
  });
}

async function pictureIn(response: IncomingMessage): Promise<Buffer> {
  const { 'content-type': type = '', 'content-length': length = '0' } = response.headers;
  if (!type.toLowerCase().startsWith('image/'))
    throw new AppError('unsupported_media_type', PICTURE_URL_MESSAGES.noPicture);
  if (Number(length) > PROFILE_PICTURE_MAX_BYTES) throw tooLarge();
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > PROFILE_PICTURE_MAX_BYTES) throw tooLarge();
  }
  return Buffer.concat(chunks);
}

const tooLarge = () => new AppError('too_large', PICTURE_URL_MESSAGES.tooLarge);

function badUrl(problem: 'slow' | 'unreachable', cause?: unknown): AppError {
  const message = PICTURE_URL_MESSAGES[problem];
  const issues = [{ path: ['body', 'customProfileImageUrl'], message }];
  return new AppError('bad_request', message, { issues, cause });
}
