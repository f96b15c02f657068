import { escaped, type LocalAnswer, localPage, storedIn } from './local-page';

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

const mailsIn = (folder: string) => storedIn(folder) as readonly NamedMail[];

function listPage(mails: readonly NamedMail[]): LocalAnswer {
  const rows = mails.map(
    ({ name, to, subject, sentAt }) =>
      `<li><a href="${PAGE}/${escaped(name)}">${escaped(subject)}</a><br>${escaped(to)}, ${sentAt}</li>`,
  );
  const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>There are no mails yet.</p>';
  const note = '<p>The local stack stores mails here and sends none.</p>';
  return localPage('Local mail', `<h1>Local mail</h1>${note}${list}`);
}

/** Scripts and forms in a mail do not run. A link opens in a new tab. */
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

function mailPage({ name, to, subject, text, sentAt }: NamedMail): LocalAnswer {
  return localPage(
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
