import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A small SMTP server for tests, without encryption: RFC 5321. */
export interface SmtpServer {
  readonly port: number;
  /** Each received message, with its recipients and its data. */
  readonly received: { readonly recipients: readonly string[]; readonly data: string }[];
  readonly close: () => void;
}

type Reply = (line: string) => string;

function converse(socket: Socket, received: SmtpServer['received'], replyTo: Reply): void {
  let recipients: string[] = [];
  let data: string | null = null;
  const response = (line: string) => {
    if (data !== null) {
      if (line !== '.') {
        data += `${line}\n`;
        return;
      }
      received.push({ recipients, data });
      data = null;
      recipients = [];
      socket.write('250 Stored\r\n');
      return;
    }
    const reply = replyTo(line);
    if (line.startsWith('RCPT TO') && reply.startsWith('250')) recipients.push(line);
    if (reply.startsWith('354')) data = '';
    socket.write(`${reply}\r\n`);
  };
  let rest = '';
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString()).split('\r\n');
    rest = lines.pop() ?? '';
    lines.forEach(response);
  });
  socket.write('220 test\r\n');
}

const accept: Reply = (line) => {
  if (line.startsWith('EHLO')) return '250-test\r\n250 AUTH PLAIN';
  if (line.startsWith('AUTH')) return '235 Welcome';
  if (line === 'STARTTLS') return '502 No encryption';
  return line === 'DATA' ? '354 Go on' : '250 OK';
};

/** Starts a server. `reply` returns a special response to a line, or null for the usual response. */
export async function startSmtpServer(
  reply: (line: string) => string | null = () => null,
): Promise<SmtpServer> {
  const received: SmtpServer['received'] = [];
  const server = createServer((socket) => {
    converse(socket, received, (line) => reply(line) ?? accept(line));
  });
  await once(server.listen(0, '0.0.0.0'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    received,
    close: () => void server.close(),
  };
}
