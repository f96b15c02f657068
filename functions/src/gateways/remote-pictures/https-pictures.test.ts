import type { RequestListener } from 'node:http';
import type { LookupFunction } from 'node:net';
import { PICTURE_URL_MESSAGES, PROFILE_PICTURE_MAX_BYTES } from '@contract/schemas/profile-picture';
import fc from 'fast-check';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { describe, expect, it } from 'vitest';
import { appErrorOf } from '../../lib/app-error-of.test-support';
import { createHttpsPicturesGateway } from './https-pictures';
import { LOCAL_HOST, startLocalPictureServer } from './local-picture-server.test-support';

const PICTURE = Buffer.from('the bytes of a picture');
const ADDRESS = `https://${LOCAL_HOST}/ann.png`;
const UNREACHABLE = { code: 'bad_request', message: PICTURE_URL_MESSAGES.unreachable };

/** Downloads a picture from a server whose responses `listener` sends. */
async function got(listener: RequestListener, { address = ADDRESS, timeoutMs = 2000 } = {}) {
  const { agent, asked } = await startLocalPictureServer(listener);
  const pictures = createHttpsPicturesGateway({ agent, timeoutMs });
  return {
    asked,
    get: () => pictures.get(address),
    refusal: () => appErrorOf(pictures.get(address)),
  };
}

const sends =
  (body: Buffer | string, headers = { 'content-type': 'image/png' }): RequestListener =>
  (_request, response) =>
    response.writeHead(200, headers).end(body);

const redirectsTo =
  (location: string, status = 302): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { location }).end();

describe('downloading a picture from another site', () => {
  it("returns the picture's bytes, and sends no cookies and no data about the member", async () => {
    let sent: object = {};
    const { get } = await got((request, response) => {
      sent = request.headers;
      sends(PICTURE)(request, response);
    });
    expect(await get()).toEqual(PICTURE);
    expect(sent).toEqual({
      accept: 'image/*',
      'user-agent': 'BoloBoard',
      host: LOCAL_HOST,
      connection: 'close',
    });
  });

  it('follows three redirects, but not a fourth one', async () => {
    const after =
      (redirects: number): RequestListener =>
      (request, response) => {
        const at = Number(new URL(request.url ?? '', ADDRESS).searchParams.get('at') ?? 0);
        if (at === redirects) sends(PICTURE)(request, response);
        else redirectsTo(`/ann.png?at=${at + 1}`)(request, response);
      };
    expect(await (await got(after(3))).get()).toEqual(PICTURE);
    const tooMany = await got(after(4));
    expect(await tooMany.refusal()).toEqual(UNREACHABLE);
    expect(tooMany.asked).toHaveLength(4);
  });

  it.each([
    'http://pictures.test/ann.png',
    'https://ann:secret@pictures.test/ann.png',
    'https://pictures.test:8443/ann.png',
    'https://127.0.0.1/ann.png',
    'https://[::1]/ann.png',
    'https://169.254.169.254/computeMetadata/v1/',
    'https://10.0.0.1/ann.png',
    'https://localhost/ann.png',
    'file:///etc/passwd',
    'https://',
  ])('does not follow a redirect to %s', async (location) => {
    const { refusal, asked } = await got(redirectsTo(location));
    expect(await refusal()).toEqual(UNREACHABLE);
    expect(asked).toHaveLength(1);
  });

  it.each([201, 204, 206, 300, 304, 404, 500])(
    'rejects a response with status %i',
    async (status) => {
      const { refusal } = await got((_request, response) =>
        response.writeHead(status, { 'content-type': 'image/png', location: '/x.png' }).end(),
      );
      expect(await refusal()).toEqual(UNREACHABLE);
    },
  );

  it('rejects a response whose content type is not a picture type', async () => {
    const message = PICTURE_URL_MESSAGES.noPicture;
    for (const type of ['text/html', 'application/json', '']) {
      const { refusal } = await got(sends('<html>', { 'content-type': type }));
      expect(await refusal()).toEqual({ code: 'unsupported_media_type', message });
    }
  });

  it('rejects a body above 5 MB, even without a Content-Length', async () => {
    const tooLarge = { code: 'too_large', message: PICTURE_URL_MESSAGES.tooLarge };
    const length = String(PROFILE_PICTURE_MAX_BYTES + 1);
    const announced = await got((_request, response) =>
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': length }).write('a'),
    );
    expect(await announced.refusal()).toEqual(tooLarge);
    const endless = await got((_request, response) => {
      response.writeHead(200, { 'content-type': 'image/png' });
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(64 * 1024)));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    });
    expect(await endless.refusal()).toEqual(tooLarge);
  });

  it('accepts a body of 5 MB', async () => {
    const { get } = await got(sends(Buffer.alloc(PROFILE_PICTURE_MAX_BYTES)));
    expect((await get()).length).toBe(PROFILE_PICTURE_MAX_BYTES);
  });

  it.each<[string, RequestListener]>([
    ['never responds', () => {}],
    [
      'sends a byte now and then',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'image/png' });
        const timer = setInterval(() => response.write('a'), 20);
        response.on('close', () => clearInterval(timer));
      },
    ],
    [
      'redirects slowly',
      (request, response) => {
        setTimeout(() => redirectsTo(request.url ?? '')(request, response), 120);
      },
    ],
  ])('rejects a server that %s', async (_how, listener) => {
    const { refusal } = await got(listener, { timeoutMs: 300 });
    const message = PICTURE_URL_MESSAGES.slow;
    expect(await refusal()).toEqual({ code: 'bad_request', message });
  });

  it('fails when the connection ends early or changes its protocol', async () => {
    for (const listener of [
      (_request: unknown, response: { socket: { destroy: () => void } | null }) =>
        response.socket?.destroy(),
      (_request: unknown, response: { socket: { end: (text: string) => void } | null }) =>
        response.socket?.end('HTTP/1.1 101 Switching\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'),
      (_request: unknown, response: { socket: { end: (text: string) => void } | null }) =>
        response.socket?.end(
          'HTTP/1.1 200 OK\r\nContent-Type: image/png\r\nContent-Length: 9\r\n\r\na',
        ),
    ]) {
      const { refusal } = await got(listener);
      expect(await refusal()).toEqual(UNREACHABLE);
    }
  });
});

const octet = fc.integer({ min: 0, max: 255 });
const ipv4 = (...start: number[]) =>
  fc
    .tuple(octet, octet, octet, octet)
    .map((octets) => octets.map((it, at) => start[at] ?? it).join('.'));
const PRIVATE_IPV4 = fc.oneof(
  ...[ipv4(0), ipv4(10), ipv4(127), ipv4(169, 254), ipv4(192, 168), ipv4(192, 0, 0)],
  ...[ipv4(192, 0, 2), ipv4(198, 18), ipv4(198, 19), ipv4(198, 51, 100), ipv4(203, 0, 113)],
  ...[16, 20, 31].map((second) => ipv4(172, second)),
  ...[64, 100, 127].map((second) => ipv4(100, second)),
  ...[224, 239, 240, 255].map((first) => ipv4(first)),
);
const hextets = (count: number) =>
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { minLength: count, maxLength: count })
    .map((parts) => parts.map((part) => part.toString(16)).join(':'));
const PRIVATE_IPV6 = fc.oneof(
  fc.constantFrom('::', '::1'),
  hextets(7).map((rest) => `fd00:${rest}`),
  hextets(7).map((rest) => `fe80:${rest}`),
  hextets(7).map((rest) => `ff02:${rest}`),
  PRIVATE_IPV4.map((address) => `::ffff:${address}`),
  PRIVATE_IPV4.map((address) => `64:ff9b::${address}`),
);

/** Returns different ways to write an IPv4 address. */
function spellingsOf(address: string): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  const whole = ((a * 256 + b) * 256 + c) * 256 + d;
  return [
    address,
    String(whole),
    `0x${whole.toString(16)}`,
    [a, b, c, d].map((it) => `0${it.toString(8)}`).join('.'),
    [a, b, c, d].map((it) => `0x${it.toString(16)}`).join('.'),
    `${a}.${b * 65_536 + c * 256 + d}`,
  ];
}

const resolvesTo =
  (addresses: readonly string[]): LookupFunction =>
  (_host, options, callback) => {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    if (options.all) callback(null, found);
    else callback(null, found[0]?.address ?? '', found[0]?.family ?? 4);
  };

describe('the check of IP addresses', () => {
  const refused = async (address: string, agent?: RequestFilteringHttpsAgent) => {
    const options = agent ? { agent: async () => agent } : {};
    expect(await appErrorOf(createHttpsPicturesGateway(options).get(address))).toEqual(UNREACHABLE);
  };

  it('rejects private IPv4 addresses in any spelling', async () => {
    await fc.assert(
      fc.asyncProperty(PRIVATE_IPV4, async (address) => {
        for (const host of spellingsOf(address)) await refused(`https://${host}/a.png`);
      }),
      { numRuns: 60 },
    );
  });

  it('rejects every IPv6 address in the URL', async () => {
    const anyIpv6 = fc.oneof(PRIVATE_IPV6, hextets(8));
    await fc.assert(
      fc.asyncProperty(anyIpv6, (address) => refused(`https://[${address}]/a.png`)),
      { numRuns: 60 },
    );
  });

  it('rejects hosts that resolve to a private address, even when they also resolve to a public one', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(PRIVATE_IPV4, PRIVATE_IPV6),
        fc.boolean(),
        async (address, isBesidePublic) => {
          const found = isBesidePublic ? ['93.184.215.14', address] : [address];
          const agent = new RequestFilteringHttpsAgent({ lookup: resolvesTo(found) });
          await refused('https://pictures.example/a.png', agent);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('rejects the host name localhost in any spelling', async () => {
    for (const host of ['localhost', 'localhost.', 'LOCALHOST'])
      await refused(`https://${host}/a.png`);
  });
});
