import { receiptUrl, type Receipt, SHARE_TARGET } from '@contract/rules/start-url';
import { registerRoute } from 'workbox-routing';
import { addSharedScreenshots } from '@/lib/shared-screenshots';

/** Receives screenshots that another app shares, and opens the share form. */
export function receiveScreenshots(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_TARGET.path,
    async ({ request }) => {
      const receipt = await receive(request).catch((): Receipt => 'not-received');
      return Response.redirect(receiptUrl(receipt), 303);
    },
    'POST',
  );
}

async function receive(request: Request): Promise<Receipt> {
  // Rejects forms of other sites. Cannot reject a form of another site without a referrer, because such a form looks
  // like a share from the phone's share menu. The share form therefore asks the member before it uses a picture.
  if (request.referrer !== '' && !request.referrer.startsWith(`${location.origin}/`))
    return 'not-received';
  const form = await request.formData();
  const files = form.getAll(SHARE_TARGET.field).filter((value) => value instanceof File);
  return addSharedScreenshots(files, Date.now());
}
