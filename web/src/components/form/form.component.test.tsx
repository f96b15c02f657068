import { expectNoAxeViolations } from '@test/accessibility';
import { renderPart } from '@test/render';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { TextField } from '../field';
import { Form, FormFailure, SubmitButton } from './form';
import { type ServerInputIssue, useZodForm } from './use-zod-form';

const required = z.string().check(z.minLength(1, 'Please fill this in'));
const schema = z.object({ title: required, artist: required, label: z.string() });
type Album = z.output<typeof schema>;

const field = (label: string) => page.getByLabelText(label);
const saveButton = () => page.getByRole('button', { name: /^Sav/ });

interface AlbumFormProps {
  readonly onSave?: (album: Album) => unknown;
  /** The server's messages in its response to the first submit. */
  readonly issues?: readonly ServerInputIssue[];
  readonly busy?: boolean;
  /** Whether the form hides the field 'Label'. */
  readonly hidesLabel?: boolean;
}

function AlbumForm({ onSave, issues = [], busy = false, hidesLabel = false }: AlbumFormProps) {
  const [failure, setFailure] = useState('');
  const form = useZodForm(schema, {
    defaultValues: { title: '', artist: '', label: 'Blue Note' },
    shownValues: (album) => (hidesLabel ? { ...album, label: '' } : album),
  });
  const save = async (album: Album) => {
    await onSave?.(album);
    if (form.showIssues(issues)) setFailure('The server refused the album.');
  };
  return (
    <Form
      form={form}
      busy={busy || form.formState.isSubmitting}
      aria-label="Album"
      onSubmit={form.submit(save)}
    >
      <TextField label="Title" {...form.field('title')} />
      <TextField label="Artist" {...form.field('artist')} />
      <FormFailure>{failure}</FormFailure>
      <SubmitButton busyLabel="Saving...">Save</SubmitButton>
    </Form>
  );
}

async function fill(): Promise<void> {
  await field('Title').fill('Blue Train');
  await field('Artist').fill('John Coltrane');
}

test('shows all errors on submit, and focuses the first invalid field', async () => {
  const onSave = vi.fn();
  await renderPart(<AlbumForm onSave={onSave} />);
  await saveButton().click();
  await expect.element(field('Title')).toHaveFocus();
  for (const label of ['Title', 'Artist'])
    await expect.element(field(label)).toHaveAccessibleDescription('Please fill this in');
  expect(onSave).not.toHaveBeenCalled();
  await expectNoAxeViolations();
  await field('Title').fill('Blue Train');
  await expect.element(field('Title')).toBeValid();
  await saveButton().click();
  await expect.element(field('Artist')).toHaveFocus();
});

test("shows the server's messages at their fields, focuses the first of these fields and keeps the typed text", async () => {
  await renderPart(
    <AlbumForm
      issues={[
        { path: ['body', 'artist'], message: 'Unknown artist' },
        { path: ['body', 'title'], message: 'Unknown title' },
      ]}
    />,
  );
  await fill();
  await saveButton().click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The server refused the album.');
  await expect.element(field('Title')).toHaveFocus();
  await expect.element(field('Title')).toHaveAccessibleDescription('Unknown title');
  await expect.element(field('Artist')).toHaveAccessibleDescription('Unknown artist');
  await expect.element(field('Artist')).toHaveValue('John Coltrane');
  await expectNoAxeViolations();
});

test('saves only once when it is submitted twice, and can be submitted again after the save has ended', async () => {
  let finish = (): void => undefined;
  const onSave = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  await renderPart(<AlbumForm onSave={onSave} />);
  await fill();
  const form = page.getByRole('form', { name: 'Album' }).element() as HTMLFormElement;
  form.requestSubmit();
  form.requestSubmit();
  await expect.element(saveButton()).toHaveTextContent('Saving...');
  await expect.element(saveButton()).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  await expectNoAxeViolations();
  finish();
  await expect.element(saveButton()).toHaveTextContent('Save');
  await expect.element(saveButton()).toBeEnabled();
  expect(onSave).toHaveBeenCalledOnce();
  await saveButton().click();
  await expect.poll(() => onSave.mock.calls.length).toBe(2);
});

test('ignores requestSubmit and Enter while it is busy', async () => {
  const onSave = vi.fn();
  await renderPart(<AlbumForm onSave={onSave} busy />);
  await fill();
  const form = page.getByRole('form', { name: 'Album' }).element() as HTMLFormElement;
  form.requestSubmit();
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Title')).toBeValid();
  expect(onSave).not.toHaveBeenCalled();
});

test('sends empty texts for hidden fields', async () => {
  const onSave = vi.fn();
  await renderPart(<AlbumForm onSave={onSave} hidesLabel />);
  await fill();
  await saveButton().click();
  await expect
    .poll(() => onSave.mock.calls)
    .toEqual([[{ title: 'Blue Train', artist: 'John Coltrane', label: '' }]]);
});
