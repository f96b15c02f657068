import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = '/__local/mail';

export interface LocalAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A mail as `gateways/mail/folder-mail.ts` stores it. */
interface StoredMail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly sentAt: string;
}

interface NamedMail extends StoredMail {
  readonly name: string;
}

/** The names begin with the time, so the newest mail is the last file. */
function mailsIn(folder: string): NamedMail[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .reverse()
    .map((file) => ({
      ...(JSON.parse(readFileSync(join(folder, file), 'utf8')) as StoredMail),
      name: file.slice(0, -'.json'.length),
    }));
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<"]/g, (sign) => ESCAPES[sign] ?? sign);

const page = (title: string, content: string): LocalAnswer => ({
  status: 200,
  contentType: 'text/html; charset=utf-8',
  body: `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${escaped(title)}</title>
    <style>
      body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 50rem; padding: 1rem; }
      li { margin: 0 0 1rem; }
      iframe { width: 100%; height: 40rem; border: 1px solid; }
      pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid; padding: 1rem; }
    </style>
  </head>
  <body>${content}</body>
</html>`,
});

function listPage(mails: readonly NamedMail[]): LocalAnswer {
  const rows = mails.map(
    ({ name, to, subject, sentAt }) =>
      `<li><a href="${PAGE}/${escaped(name)}">${escaped(subject)}</a><br>${escaped(to)}, ${sentAt}</li>`,
  );
  const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>There are no mails yet.</p>';
  const note = '<p>The local stack stores mails here and sends none.</p>';
  return page('Local mail', `<h1>Local mail</h1>${note}${list}`);
}

/** Scripts and forms in a mail do not run. A link opens in a new tab. */
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

function mailPage({ name, to, subject, text, sentAt }: NamedMail): LocalAnswer {
  return page(
    subject,
    `<p><a href="${PAGE}">All mails</a></p>
    <h1>${escaped(subject)}</h1>
    <p>To ${escaped(to)}, ${sentAt}</p>
    <iframe title="HTML" sandbox="${SANDBOX}" src="${PAGE}/${escaped(name)}.html"></iframe>
    <h2>Text</h2>
    <pre>${escaped(text)}</pre>`,
  );
}

const htmlOf = ({ html }: StoredMail): LocalAnswer => ({
  status: 200,
  contentType: 'text/html; charset=utf-8',
  headers: {
    'content-security-policy': `sandbox ${SANDBOX}; default-src 'none'; style-src 'unsafe-inline'`,
  },
  body: html.replace('<head>', '<head><base target="_blank">'),
});

const NOT_FOUND: LocalAnswer = { status: 404, contentType: 'text/plain', body: 'Not found' };

/** Returns the page of the stored mails, or of one mail, or null for another path. `/__local/mail.json` is for tests. */
export function localMail(pathname: string, folder: string): LocalAnswer | null {
  if (pathname !== PAGE && !/^\/__local\/mail[./]/.test(pathname)) return null;
  const mails = mailsIn(folder);
  if (pathname === PAGE) return listPage(mails);
  if (pathname === `${PAGE}.json`)
    return { status: 200, contentType: 'application/json', body: JSON.stringify(mails) };
  const [, name, isHtml] = /^\/__local\/mail\/([\w-]+?)(\.html)?$/.exec(pathname) ?? [];
  const mail = mails.find((it) => it.name === name);
  if (!mail) return NOT_FOUND;
  return isHtml ? htmlOf(mail) : mailPage(mail);
}
