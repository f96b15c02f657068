import { expectNoAxeViolations } from '@test/accessibility';
import { renderPart } from '@test/render';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FailureCard } from './failure-card';

const alert = page.getByRole('alert');
const tryAgain = page.getByRole('button', { name: 'Try Again' });

/** A card that stays busy after its button is pressed for the first time. */
function Failed() {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <FailureCard
        title="Error loading pictures"
        message="Failed to fetch pictures"
        reason="The server is restarting."
        busy={presses > 0}
        onRetry={() => setPresses(presses + 1)}
      >
        <a href="#home">Go Home</a>
      </FailureCard>
      <p>{presses} tries</p>
    </>
  );
}

test('announces what failed and why, and shows the link that is passed as its child', async () => {
  await renderPart(<Failed />);
  await expect
    .element(alert)
    .toHaveTextContent(
      'Error loading picturesFailed to fetch picturesThe server is restarting.Try AgainGo Home',
    );
  await expectNoAxeViolations();
});

test('calls onRetry once when Enter is pressed twice, and keeps the focus on its button', async () => {
  await renderPart(<Failed />);
  tryAgain.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(tryAgain).toHaveAttribute('aria-busy', 'true');
  await expect.element(tryAgain).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('1 tries')).toBeVisible();
  await expectNoAxeViolations();
});

test('shows no heading when it has no title, because the section around it has a heading', async () => {
  await renderPart(
    <FailureCard message="We couldn't load your pictures." onRetry={() => undefined} />,
  );
  await expect.element(alert).toHaveTextContent("We couldn't load your pictures.Try Again");
});
