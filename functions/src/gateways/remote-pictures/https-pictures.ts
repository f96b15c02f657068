import type { IncomingMessage } from 'node:http';
import { type Agent, get as request } from 'node:https';
import {
  isPictureUrl,
  PICTURE_URL_MESSAGES,
  PROFILE_PICTURE_MAX_BYTES,
} from '@contract/schemas/profile-picture';
import { AppError } from '../../lib/app-error';
import type { RemotePicturesGateway } from './remote-pictures';

/** For all redirects together. */
const TIMEOUT_MS = 5000;
const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

interface HttpsPicturesOptions {
  /** Refuses addresses of private networks. Default: one that checks each address that it connects to. */
  readonly agent?: () => Promise<Agent>;
  readonly timeoutMs?: number;
}

/** Checks addresses when it connects, so a host that resolves to another address the second time gains nothing. */
async function publicOnlyAgent(): Promise<Agent> {
  const { RequestFilteringHttpsAgent } = await import('request-filtering-agent');
  return new RequestFilteringHttpsAgent();
}

/** Sends no cookies. Connects only by IPv4, where the ranges of private networks are well known. */
export function createHttpsPictures({
  agent = publicOnlyAgent,
  timeoutMs = TIMEOUT_MS,
}: HttpsPicturesOptions = {}): RemotePicturesGateway {
  return {
    async get(address) {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        return await pictureAt(address, { agent: await agent(), signal });
      } catch (error) {
        if (error instanceof AppError) throw error;
        throw badAddress(signal.aborted ? 'slow' : 'unreachable', error);
      }
    },
  };
}

interface Connection {
  readonly agent: Agent;
  readonly signal: AbortSignal;
}

async function pictureAt(address: string, connection: Connection): Promise<Buffer> {
  let url = address;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await responseAt(url, connection);
    try {
      const { statusCode = 0, headers } = response;
      if (statusCode === 200) return await pictureIn(response);
      if (!REDIRECTS.has(statusCode) || headers.location === undefined)
        throw badAddress('unreachable');
      url = new URL(headers.location, url).href;
    } finally {
      response.destroy();
    }
  }
  throw badAddress('unreachable');
}

/** Resolves with the headers of an answer. The body follows. */
function responseAt(address: string, { agent, signal }: Connection): Promise<IncomingMessage> {
  const { hostname } = new URL(address);
  if (!isPictureUrl(address) || hostname.startsWith('[')) throw badAddress('unreachable');
  const headers = { Accept: 'image/*', 'User-Agent': 'BoloBoard' };
  return new Promise((resolve, reject) => {
    const sent = request(address, { agent, signal, headers, family: 4 }, resolve);
    sent.on('error', reject);
    // Without an answer, for example after a protocol upgrade. Does nothing after an answer.
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

function badAddress(problem: 'slow' | 'unreachable', cause?: unknown): AppError {
  const message = PICTURE_URL_MESSAGES[problem];
  const issues = [{ path: ['body', 'customProfileImageUrl'], message }];
  return new AppError('bad_request', message, { issues, cause });
}
