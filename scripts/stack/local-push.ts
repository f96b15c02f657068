import type { PushData } from '../../contract/schemas/push';
import { escaped, type LocalAnswer, localPage, storedIn } from './local-page';

const PAGE = '/__local/push';

/** A push as `gateways/push/folder-push.ts` stores it. */
interface StoredPush {
  readonly name: string;
  readonly tokens: readonly string[];
  readonly data: PushData;
  readonly sentAt: string;
}

function listPage(pushes: readonly StoredPush[]): LocalAnswer {
  const rows = pushes.map(
    ({ tokens, data, sentAt }) =>
      `<li><a href="${escaped(data.path)}">${escaped(data.title)}</a><br>${escaped(data.body)}<br>To ${escaped(tokens.join(', '))}, ${sentAt}</li>`,
  );
  const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>There are no pushes yet.</p>';
  const note = '<p>The local stack stores push notifications here and sends none.</p>';
  return localPage('Local push notifications', `<h1>Local push notifications</h1>${note}${list}`);
}

/** Returns the page of the stored pushes, or null for another path. `/__local/push.json` is for tests. */
export function localPush(pathname: string, folder: string): LocalAnswer | null {
  if (pathname !== PAGE && pathname !== `${PAGE}.json`) return null;
  const pushes = storedIn(folder) as readonly StoredPush[];
  if (pathname === PAGE) return listPage(pushes);
  return { status: 200, contentType: 'application/json', body: JSON.stringify(pushes) };
}
