import { useEffect, useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ActionButtonRow } from '@/components/action-button-row';
import { Button } from '@/components/button';
import { Card } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { showToast } from '@/components/toast/toast-store';
import { useOnline } from '@/lib/use-online';
import { queryOptionsFor } from '@/services/query-options';
import { howToAllow } from '../model/how-to-allow';
import { usePushDevice } from '../model/use-push-device';
import styles from './push-question.module.css';

interface PushQuestionProps {
  readonly memberId: string;
  /** Called when the question disappears, so that the focus can move. */
  readonly onDone: () => void;
}

/**
 * Asks a member to turn push notifications on, once per browser. Does not ask if the member's settings exclude push for
 * replies. Render it after the member has commented, because others may now reply to the comment.
 */
export function PushQuestion({ memberId, onDone }: PushQuestionProps) {
  const [wasAsked] = useState(hasAskedForPush);
  const [isClosed, setClosed] = useState(false);
  const [hasTapped, setTapped] = useState(false);
  const { isPossible, state, isBusy, turnOn } = usePushDevice(memberId);
  const isOnline = useOnline();
  const headingId = useId();
  const mayOffer = !wasAsked && isOnline && isPossible === true && state === 'off';
  const isOffered = useRepliesPushed(mayOffer) === true && mayOffer;
  const isBlocked = hasTapped && state === 'blocked';
  useEffect(() => {
    if (isOffered) rememberPushQuestion();
  }, [isOffered]);
  if (wasAsked || isClosed || !(isOffered || isBlocked)) return null;
  const close = () => {
    setClosed(true);
    onDone();
  };
  const accept = () => {
    setTapped(true);
    turnOn((result) => {
      if (result !== 'on') return;
      showToast({
        title: 'Push notifications are on',
        description: 'You can turn them off in Account Settings.',
      });
      close();
    });
  };
  return (
    <Card aria-labelledby={headingId} className={styles.question}>
      <h4 id={headingId} className={text.heading}>
        Get told when somebody replies?
      </h4>
      <p role="status">
        {isBlocked
          ? `This browser blocks notifications from BoloBoard. ${howToAllow(navigator)}`
          : "We'll notify you on this device about replies, likes and more, even when BoloBoard is closed."}
      </p>
      <ActionButtonRow
        act={
          !isBlocked && (
            <Button size="sm" busy={isBusy} keepsFocus onClick={accept}>
              Turn On
            </Button>
          )
        }
        keep={
          <Button variant="outline" size="sm" onClick={close}>
            {isBlocked ? 'Got It' : 'No Thanks'}
          </Button>
        }
      />
    </Card>
  );
}

const KEY = 'boloboard-push-question';

/**
 * Returns whether this browser has already asked a member about push notifications. Returns false if the browser blocks
 * its storage.
 */
function hasAskedForPush(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function rememberPushQuestion(): void {
  try {
    localStorage.setItem(KEY, 'asked');
  } catch {
    // Does nothing, because the browser blocks localStorage. The app will then ask this question again.
  }
}

/**
 * Returns whether the member's settings allow push notifications for replies. Requests the settings only if `enabled`
 * is true. Returns undefined until the settings have loaded.
 */
function useRepliesPushed(enabled: boolean): boolean | undefined {
  // Builds the query here instead of importing it from the code of the settings page. If this code and the settings
  // page imported the same file, the build would move that file into the JavaScript that every page loads first.
  const { data } = useQuery({ ...queryOptionsFor('getNotificationSettings', {}), enabled });
  if (!data) return undefined;
  const { inApp, push } = data.kinds.replies;
  return data.isPushOn && inApp && push;
}
