import type { ModeratedMemberPage, SuspensionInput } from '@contract/schemas/moderated-member';
import { useState } from 'react';
import type { MemberAct } from '../api/members';
import { useMemberActs } from './use-member-acts';
import { forgetMemberDraft, type WrittenAct } from './use-member-form';

interface WorkParts {
  readonly adminId: string;
  readonly member: ModeratedMemberPage;
  /** Called after an act, or if there is nothing left to restore. */
  readonly onDone: (act: MemberAct) => void;
}

/** What the admin does on a member's page: which act asks for an answer, and what is on its way. */
export function useMemberWork({ adminId, member, onDone }: WorkParts) {
  const [asking, setAsking] = useState<{
    readonly act: MemberAct;
    /** The state that the admin has seen. */
    readonly version: string;
  } | null>(null);
  const close = () => setAsking(null);
  /** The admin may ask for another act by then, whose dialog stays. */
  const end = (ended: MemberAct) => {
    if (asking !== null && asking.act !== ended) return;
    close();
    onDone(ended);
  };
  const { act, isActing, failure, forgetFailure } = useMemberActs(member.id, {
    isAsked: ({ act: failed }) => asking?.act === failed,
    onDone: ({ act: done }) => {
      if (done !== 'restore') forgetMemberDraft({ adminId, memberId: member.id, act: done });
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
    send: (wanted: WrittenAct, { days, text }: SuspensionInput) => {
      if (asking === null) return;
      if (wanted === 'suspend') act({ act: wanted, days, text, version: asking.version });
      else act({ act: wanted, text });
    },
    restore: () => {
      if (asking !== null) act({ act: 'restore', version: asking.version });
    },
  };
}

export type MemberWork = ReturnType<typeof useMemberWork>;
