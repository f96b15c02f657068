import type { MemberSheetData, SuspensionInput } from '@contract/schemas/members-for-admins';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { showToast } from '@/components/toast/toast-store';
import { errorSentence } from '@/services/api-error';
import { refreshTags } from '@/services/refresh-after-call';
import { useApiMutation } from '@/services/use-api-mutation';
import {
  MEMBER_ACT_CALL_NAMES,
  type MemberAct,
  type MemberActRequest,
  newerMemberInError,
  sendMemberAct,
  cacheMember,
} from '../api/members';
import { MEMBER_ACT_RESULT_TEXTS, memberChangeText } from './member-texts';
import { useLeaveIfAdminRevoked } from './use-leave-if-admin-revoked';
import { forgetMemberActDraft, type MemberActWithText } from './use-member-act-form';
import { useSignInUrlWithReturn } from './use-sign-in-url-with-return';

interface WorkParts {
  readonly adminId: string;
  readonly member: MemberSheetData;
  /** Called after a successful act. Also called if the admin wants to restore a member who is no longer suspended. */
  readonly onDone: (act: MemberAct) => void;
}

/** The state of an admin's work on a member's page: the act whose dialog is open, and the act that is being sent. */
export function useMemberActState({ adminId, member, onDone }: WorkParts) {
  const [asking, setAsking] = useState<{
    readonly act: MemberAct;
    /** The version of the member that the admin has seen. */
    readonly version: string;
  } | null>(null);
  const close = () => setAsking(null);
  /**
   * Closes the dialog of the act `ended` and calls `onDone`. Does nothing if the dialog of another act is already open.
   */
  const end = (ended: MemberAct) => {
    if (asking !== null && asking.act !== ended) return;
    close();
    onDone(ended);
  };
  const { act, isActing, failure, forgetFailure } = useMemberActs(member.id, {
    isAsked: ({ act: failed }) => asking?.act === failed,
    onDone: ({ act: done }) => {
      if (done !== 'restore') forgetMemberActDraft({ adminId, memberId: member.id, act: done });
      end(done);
    },
    onChanged: ({ act: failed }, now) => {
      if (failed === 'restore' && now.suspension === null) {
        end(failed);
        return false;
      }
      if (asking?.act !== failed) return false;
      setAsking({ act: failed, version: now.version });
      return true;
    },
  });
  return {
    /** The act whose dialog is open, or null. */
    asked: asking?.act ?? null,
    isActing,
    failure: failure?.act === asking?.act ? (failure?.text ?? null) : null,
    ask: (wanted: MemberAct) => {
      forgetFailure();
      setAsking({ act: wanted, version: member.version });
    },
    close,
    send: (wanted: MemberActWithText, { days, text }: SuspensionInput) => {
      if (asking === null) return;
      if (wanted === 'suspend') act({ act: wanted, days, text, version: asking.version });
      else act({ act: wanted, text });
    },
    restore: () => {
      if (asking !== null) act({ act: 'restore', version: asking.version });
    },
  };
}

export type MemberActState = ReturnType<typeof useMemberActState>;

interface Attempt {
  readonly acting: MemberActRequest;
  /**
   * The number of acts that the server has carried out since the component mounted. With it, the server can distinguish
   * a second act from the retry of a failed act.
   */
  readonly done: number;
}

type MemberCall = (typeof MEMBER_ACT_CALL_NAMES)[keyof typeof MEMBER_ACT_CALL_NAMES];
type MemberResponse = Awaited<ReturnType<typeof sendMemberAct>>;

interface MemberActOutcomes {
  /**
   * Called after a failure. Returns whether the dialog of the act is still open. If so, the dialog shows the failure,
   * and no toast is needed.
   */
  readonly isAsked: (acting: MemberActRequest) => boolean;
  readonly onDone: (acting: MemberActRequest) => void;
  /**
   * Called if another admin has suspended or restored the member since this admin saw the member. `now` is the current
   * member. Returns whether the dialog of the act is still open. If so, the dialog shows the change, and no toast is
   * needed.
   */
  readonly onChanged: (acting: MemberActRequest, now: MemberSheetData) => boolean;
}

/**
 * Returns `act`, which sends an act on the member. Call it in a component that stays mounted while dialogs open and
 * close.
 */
function useMemberActs(memberId: string, outcomes: MemberActOutcomes) {
  const { isAsked, onDone, onChanged } = outcomes;
  const client = useQueryClient();
  const leaveIfRevoked = useLeaveIfAdminRevoked();
  const [done, setDone] = useState(0);
  /** Whether an act is being sent. A ref and not a state, because a second press can come before the next render. */
  const isSending = useRef(false);
  const { mutate, isPending, variables, failure, reset } = useApiMutation<
    MemberCall,
    Attempt,
    MemberResponse
  >(({ acting }) => MEMBER_ACT_CALL_NAMES[acting.act], {
    params: { memberId },
    send: ({ acting }, sending) => sendMemberAct(memberId, acting, sending),
    onSuccess: (response, { acting }) => {
      cacheMember(client, response);
      setDone(done + 1);
      showToast({ title: MEMBER_ACT_RESULT_TEXTS[acting.act].done });
      onDone(acting);
    },
    onError: (error, { acting }) => {
      leaveIfRevoked(error);
      const newer = newerMemberInError(acting, error);
      if (newer) cacheMember(client, newer);
      const isShown = newer ? onChanged(acting, newer.body.member) : isAsked(acting);
      if (!isShown) showToast({ title: failureText(error, acting), variant: 'destructive' });
      // Requests the lists again, because the member may be gone or may belong to another list now.
      void refreshTags(client, ['moderation']);
    },
    signIn: useSignInUrlWithReturn(),
  });
  return {
    act: (acting: MemberActRequest) => {
      if (isSending.current) return;
      isSending.current = true;
      mutate({ acting, done }, { onSettled: () => (isSending.current = false) });
    },
    isActing: isPending,
    /** The act that failed last and the reason. Null if no act has failed. */
    failure:
      failure && variables
        ? { act: variables.acting.act, text: failureText(failure, variables.acting) }
        : null,
    forgetFailure: () => {
      // Does not reset the mutation while an act is running. Otherwise the app would not notice the end of the act, and
      // could start no other act.
      if (!isPending) reset();
    },
  };
}

function failureText(error: Error, acting: MemberActRequest): string {
  const newer = newerMemberInError(acting, error);
  if (newer) return memberChangeText(newer.body.member);
  return errorSentence(error, MEMBER_ACT_RESULT_TEXTS[acting.act].failed);
}
