import type { Plan } from '@contract/schemas/subscription';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/button';
import { Badge, Card } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { useIsHydrated } from '@/lib/hydration';
import { PRICE_TEXTS } from '../model/prices';
import styles from './plan-cards.module.css';

const CARDS = [
  { plan: 'monthly', name: 'Monthly', price: PRICE_TEXTS.monthly, period: 'a month' },
  { plan: 'yearly', name: 'Yearly', price: PRICE_TEXTS.yearly, period: 'a year' },
] as const;

interface PlanCardsProps {
  /** The plan in the URL. The button of this plan gets the focus. */
  readonly chosen: Plan | null;
  /** The plan whose payment page is opening. */
  readonly leavingFor: Plan | null;
  readonly onChoose: (plan: Plan) => void;
}

/** Shows the plans with their prices. */
export function PlanCards({ chosen, leavingFor, onChoose }: PlanCardsProps) {
  const cards = useRef<HTMLDivElement>(null);
  // The HTML of this page is built without a URL query, so the chosen plan is unknown before hydration.
  const isHydrated = useIsHydrated();
  const isChosenNow = useEffectEvent(() => chosen !== null);
  useEffect(() => {
    if (!isHydrated || !isChosenNow()) return;
    // Waits for the next frame, because the layout focuses each newly opened page. Otherwise the layout would take the
    // focus from the button.
    const frame = requestAnimationFrame(() =>
      cards.current?.querySelector<HTMLElement>('[data-chosen="true"] button')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [isHydrated]);
  return (
    <div ref={cards} className={styles.cards}>
      {CARDS.map((card) => (
        <PlanCard
          key={card.plan}
          {...card}
          isChosen={card.plan === chosen}
          leavingFor={leavingFor}
          onChoose={() => onChoose(card.plan)}
        />
      ))}
    </div>
  );
}

type PlanCardProps = (typeof CARDS)[number] & {
  readonly isChosen: boolean;
  readonly leavingFor: Plan | null;
  readonly onChoose: () => void;
};

function PlanCard(props: PlanCardProps) {
  const { plan, name, price, period, isChosen, leavingFor, onChoose } = props;
  const headingId = useId();
  const isLeaving = leavingFor === plan;
  return (
    <Card aria-labelledby={headingId} data-chosen={isChosen} className={styles.card}>
      <div className={styles.head}>
        <h2 id={headingId} className={classNames(text.heading, styles.name)}>
          {name}
        </h2>
        {plan === 'yearly' && <Badge tone="sticker">Most Popular</Badge>}
        {isChosen && <Badge tone="brand">Your choice</Badge>}
      </div>
      <p className={text.figures}>
        <span className={classNames(text.display, styles.price)}>{price}</span> {period}
      </p>
      <p className={styles.saving}>
        {plan === 'yearly'
          ? `Save ${PRICE_TEXTS.yearlySaving} a year compared with monthly.`
          : 'Billed monthly.'}
      </p>
      <Button
        variant={plan === 'yearly' ? 'sticker' : 'solid'}
        busy={isLeaving}
        keepsFocus={isLeaving}
        disabled={leavingFor !== null && !isLeaving}
        onClick={onChoose}
      >
        {isLeaving ? 'Redirecting to Checkout...' : `Choose ${name}`}
      </Button>
      <p className={styles.terms}>
        Renews automatically. Cancel anytime.{' '}
        <Link to="/terms-of-service#plans">See the terms</Link>
      </p>
    </Card>
  );
}
