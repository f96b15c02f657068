import { escapeHtml } from '../lib/escape-html';
import { type LocalResponse, localPage, readStoredJsonFiles } from './local-page';

const PAGE = '/__local/mail';

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

const mailsIn = (folder: string) => readStoredJsonFiles(folder) as readonly NamedMail[];

function listPage(mails: readonly NamedMail[]): LocalResponse {
  const rows = mails.map(
    ({ name, to, subject, sentAt }) =>
      `<li><a href="${PAGE}/${escapeHtml(name)}">${escapeHtml(subject)}</a><br>${escapeHtml(to)}, ${sentAt}</li>`,
  );
  const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>There are no mails yet.</p>';
  const note = '<p>The local stack stores mails here and sends none.</p>';
  return localPage('Local mail', `<h1>Local mail</h1>${note}${list}`);
}

/**
 * The sandbox of the frame that shows a mail. In the frame, scripts and forms do not work, and a link opens a new tab.
 */
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

function mailPage({ name, to, subject, text, sentAt }: NamedMail): LocalResponse {
  return localPage(
    subject,
    `<p><a href="${PAGE}">All mails</a></p>
    <h1>${escapeHtml(subject)}</h1>
    <p>To ${escapeHtml(to)}, ${sentAt}</p>
    <iframe title="HTML" sandbox="${SANDBOX}" src="${PAGE}/${escapeHtml(name)}.html"></iframe>
    <h2>Text</h2>
    <pre>${escapeHtml(text)}</pre>`,
  );
}

const htmlOf = ({ html }: StoredMail): LocalResponse => ({
  status: 200,
  contentType: 'text/html; charset=utf-8',
  headers: {
    'content-security-policy': `sandbox ${SANDBOX}; default-src 'none'; style-src 'unsafe-inline'`,
  },
  body: html.replace('<head>', '<head><base target="_blank">'),
});

const NOT_FOUND: LocalResponse = { status: 404, contentType: 'text/plain', body: 'Not found' };

/**
 * Returns the page with the list of stored mails or with one mail, or null for other paths. Tests read
 * `/__local/mail.json`.
 */
export function localMailResponse(pathname: string, folder: string): LocalResponse | null {
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
