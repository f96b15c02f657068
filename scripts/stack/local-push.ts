import type { PushData } from '../../contract/schemas/push';
import { escapeHtml } from '../lib/escape-html';
import { type LocalResponse, localPage, readStoredJsonFiles } from './local-page';

const PAGE = '/__local/push';

/** A push as `gateways/push/folder-push.ts` stores it. */
interface StoredPush {
  readonly name: string;
  readonly tokens: readonly string[];
  readonly data: PushData;
  readonly sentAt: string;
}

function listPage(pushes: readonly StoredPush[]): LocalResponse {
  const rows = pushes.map(
    ({ tokens, data, sentAt }) =>
      `<li><a href="${escapeHtml(data.path)}">${escapeHtml(data.title)}</a><br>${escapeHtml(data.body)}<br>To ${escapeHtml(tokens.join(', '))}, ${sentAt}</li>`,
  );
  const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>There are no pushes yet.</p>';
  const note = '<p>The local stack stores push notifications here and sends none.</p>';
  return localPage('Local push notifications', `<h1>Local push notifications</h1>${note}${list}`);
}

/** Returns the page with the list of stored pushes, or null for other paths. Tests read `/__local/push.json`. */
export function localPushResponse(pathname: string, folder: string): LocalResponse | null {
  if (pathname !== PAGE && pathname !== `${PAGE}.json`) return null;
  const pushes = readStoredJsonFiles(folder) as readonly StoredPush[];
  if (pathname === PAGE) return listPage(pushes);
  return { status: 200, contentType: 'application/json', body: JSON.stringify(pushes) };
}
