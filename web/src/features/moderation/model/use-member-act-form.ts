import {
  MEMBER_NOTE_MAX_LENGTH,
  memberNoteSchema,
  type SuspensionInput,
} from '@contract/schemas/members-for-admins';
import { RULING_TEXT_MAX_LENGTH, rulingTextSchema } from '@contract/schemas/suspension';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { useZodForm } from '@/components/form/use-zod-form';
import { createTabDraftStore } from '@/lib/tab-drafts';
import type { MemberAct } from '../api/members';
import { SUSPENSION_LENGTH_CHOICES } from './member-texts';

/** An act for which the admin writes a text. */
export type MemberActWithText = Exclude<MemberAct, 'restore'>;

const daysSchema = z.enum(['1', '7', '30', 'good']);

const SCHEMAS = {
  warn: z.object({ days: daysSchema, text: rulingTextSchema }),
  suspend: z.object({ days: daysSchema, text: rulingTextSchema }),
  note: z.object({ days: daysSchema, text: memberNoteSchema.shape.text }),
} as const;

export const MEMBER_ACT_TEXT_MAX: Readonly<Record<MemberActWithText, number>> = {
  warn: RULING_TEXT_MAX_LENGTH,
  suspend: RULING_TEXT_MAX_LENGTH,
  note: MEMBER_NOTE_MAX_LENGTH,
};

const DAYS: Readonly<Record<z.infer<typeof daysSchema>, SuspensionInput['days']>> = {
  '1': 1,
  '7': 7,
  '30': 30,
  good: null,
};

const drafts = createTabDraftStore('memberActs', z.object({ days: z.string(), text: z.string() }));

export interface MemberActDraftKey {
  readonly adminId: string;
  readonly memberId: string;
  readonly act: MemberActWithText;
}

const nameOf = ({ adminId, memberId, act }: MemberActDraftKey) => `${adminId} ${memberId} ${act}`;

export const forgetMemberActDraft = (of: MemberActDraftKey): void => drafts.forget(nameOf(of));

/**
 * A form for the text that an admin writes with an act on a member. The text stays in this tab until it is sent or the
 * admin signs out, even if the dialog closes.
 */
export function useMemberActForm(of: MemberActDraftKey, onSend: (input: SuspensionInput) => void) {
  const name = nameOf(of);
  const form = useZodForm(SCHEMAS[of.act], {
    defaultValues: drafts.of(name) ?? { days: SUSPENSION_LENGTH_CHOICES[0].value, text: '' },
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => drafts.keep(name, values),
      }),
    [subscribe, name],
  );
  return { form, submit: form.submit(({ days, text }) => onSend({ days: DAYS[days], text })) };
}
