import { afterEach, describe, expect, it } from 'vitest';
import { appErrorOf } from '../../lib/app-error-of.test-support';
import type { Mail } from './mail';
import { createSmtpMailGateway } from './smtp-mail';
import { type SmtpServer, startSmtpServer } from './smtp-server.test-support';

const mail: Mail = {
  id: 'reset_1',
  to: 'ann@example.com',
  subject: 'Reset your password',
  html: '<p>Hi</p>',
  text: 'Hi',
};

let server: SmtpServer;
afterEach(() => {
  server.close();
});

async function gatewayOn(reply?: (line: string) => string | null, host = '127.0.0.1') {
  server = await startSmtpServer(reply);
  const from = 'mail@boloboard.example';
  const config = { host, port: server.port, user: 'bolo', password: 'secret', from };
  return createSmtpMailGateway(config, 'help@boloboard.example');
}

describe('SMTP gateway', () => {
  it("sends HTML and text from the product's address, with the mail's id as Message-ID", async () => {
    const gateway = await gatewayOn();
    await gateway.send(mail);
    const [{ recipients, data } = { recipients: [], data: '' }] = server.received;
    expect(recipients).toEqual(['RCPT TO:<ann@example.com>']);
    expect(data).toContain('From: BoloBoard <mail@boloboard.example>');
    expect(data).toContain('Reply-To: help@boloboard.example');
    expect(data).toContain('Subject: Reset your password');
    expect(data).toContain('Message-ID: <reset_1@boloboard.example>');
    expect(data).toContain('Auto-Submitted: auto-generated');
    expect(data).toMatch(/text\/plain[\s\S]*Hi[\s\S]*text\/html[\s\S]*<p>Hi<\/p>/);
  });

  it.each([
    { ...mail, subject: 'Hi\r\nBcc: eve@example.com' },
    { ...mail, to: 'ann@example.com\r\nBcc: eve@example.com' },
    { ...mail, to: 'ann@example.com, eve@example.com' },
  ])('adds no header and no recipient for the forged mail %j', async (forged) => {
    const gateway = await gatewayOn();
    await gateway.send(forged).catch(() => undefined);
    for (const { recipients, data } of server.received) {
      expect(recipients).toHaveLength(1);
      expect(recipients[0]).not.toMatch(/<eve@example\.com>/);
      expect(data).not.toMatch(/^Bcc:/im);
    }
  });

  it("throws 'bad_request' when the mailbox does not exist", async () => {
    const gateway = await gatewayOn((line) =>
      line.startsWith('RCPT') ? '550 No such mailbox' : null,
    );
    expect(await appErrorOf(gateway.send(mail))).toMatchObject({ code: 'bad_request' });
  });

  it.each([
    ['RCPT', '451 Try again later'],
    ['MAIL', '550 Sender not allowed'],
    ['AUTH', '535 Wrong password'],
  ])("throws 'unavailable' when the server responds to %s with %s", async (command, response) => {
    const gateway = await gatewayOn((line) => (line.startsWith(command) ? response : null));
    expect(await appErrorOf(gateway.send(mail))).toMatchObject({ code: 'unavailable' });
  });

  it('sends no password to another machine when the connection is not encrypted', async () => {
    const lines: string[] = [];
    // The address 127.0.0.2 leads to the same machine, but the gateway does not recognize it as local.
    const gateway = await gatewayOn((line) => (lines.push(line), null), '127.0.0.2');
    expect(await appErrorOf(gateway.send(mail))).toMatchObject({ code: 'unavailable' });
    expect(lines[0]).toMatch(/^EHLO/);
    expect(lines.filter((line) => line.startsWith('AUTH'))).toEqual([]);
    expect(server.received).toEqual([]);
  });
});
