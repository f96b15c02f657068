import type { PushSettings } from '@contract/schemas/push';
import type { CurrentUser } from '@contract/schemas/user';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { useViewer } from '@/features/accounts/model/session';
import { sameOriginPath } from '@/lib/same-origin-path';
import { whenIdle } from '@/lib/when-idle';
import { OPEN_PATH } from '@/lib/worker-messages';
import { useSiteSettings } from '@/services/site-settings';

/**
 * Opens the page that a clicked push notification is about, and keeps this browser registered for push notifications.
 * Loads after the first paint.
 */
export function PushSync({ user }: { readonly user: CurrentUser }) {
  useOpenedPaths();
  useRegistration(user);
  return null;
}

const openPathSchema = z.object({ type: z.literal(OPEN_PATH), path: z.string() });

/**
 * Opens the path that the service worker sends, and confirms this to the worker. If the page does not confirm, the
 * worker reloads the page.
 */
function useOpenedPaths(): void {
  const navigate = useNavigate();
  const open = useEffectEvent(({ data, ports }: MessageEvent<unknown>) => {
    const message = openPathSchema.safeParse(data).data;
    if (!message) return;
    void navigate(sameOriginPath(message.path));
    ports[0]?.postMessage(null);
  });
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const listen = (event: MessageEvent<unknown>) => open(event);
    navigator.serviceWorker.addEventListener('message', listen);
    return () => navigator.serviceWorker.removeEventListener('message', listen);
  }, []);
}

async function registerAgain(memberId: string, settings: NonNullable<PushSettings>): Promise<void> {
  const { renewPushRegistration } = await import('@/services/push/push-state');
  await renewPushRegistration(memberId, settings);
}

function useRegistration({ id: memberId, suspension }: CurrentUser): void {
  const mayRegister = useViewer() === 'premium' && !suspension;
  const { settings: site } = useSiteSettings();
  const settings = site?.push ?? null;
  useEffect(() => {
    if (!mayRegister || settings === null) return;
    return whenIdle(() => {
      // Ignores the failure, because the next visit registers the browser again.
      registerAgain(memberId, settings).catch((error: unknown) => {
        console.warn(
          'Could not renew the registration of this device for push notifications.',
          error,
        );
      });
    });
  }, [mayRegister, memberId, settings]);
}
