import { answerExtraction, drawScreenshot, overlay } from '@test/share-form';
import { renderPart } from '@test/render';
import { expect, test } from 'vitest';
import { TextDetectionOverlay } from './text-detection-overlay';

const UPPER = { x: 0, y: 0, width: 1, height: 0.25 };
const shade = () => document.querySelector('dialog mask');
const nothing = () => undefined;

test('dims what others do not see, but not while the member selects something', async () => {
  const hidden = { x: 0.1, y: 0.1, width: 0.3, height: 0.05 };
  answerExtraction({ title: 'Lamp', price: '3.00' });
  await renderPart(
    <TextDetectionOverlay
      screenshot={await drawScreenshot()}
      redaction={{ areas: [hidden, { ...hidden, y: 0.6 }], checked: true }}
      itemPart={[UPPER]}
      settings={{ hidesFees: false, change: nothing, unsaved: null }}
      onRedact={nothing}
      onRead={nothing}
      onReadAgain={nothing}
      onUse={nothing}
      onClose={nothing}
    />,
  );
  await expect.poll(shade).not.toBeNull();
  await expect.element(overlay().getByText(/^We hid 2 areas\./)).toBeVisible();
  await overlay().getByRole('button', { name: 'Drag to Select Title' }).click();
  await expect.element(overlay().getByRole('button', { name: 'Stop Selecting' })).toBeVisible();
  expect(shade()).toBeNull();
  await overlay().getByRole('button', { name: 'Stop Selecting' }).click();
  await expect.poll(shade).not.toBeNull();
});
