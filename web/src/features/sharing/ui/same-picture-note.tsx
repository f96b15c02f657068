import { salePriceCents } from '@contract/rules/profit';
import { useEffect } from 'react';
import type { Item } from '@contract/schemas/item';
import { PLATFORM_LABELS } from '@contract/schemas/platform';
import { Button } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import { PictureFillingParent } from '@/components/picture-filling-parent';
import { PremiumBadge } from '@/components/premium-badge';
import { Badge } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { formatCents, formatMoment } from '@/lib/format';
import { thumbnailSources } from '@/lib/picture-sources';
import { asksAboutSamePicture } from '../model/share-sale-state';
import { useShareSale } from '../model/use-share-sale';
import { FormNote } from './form-note';
import styles from './same-picture-note.module.css';

export function SamePictureNote() {
  const { state, member, question, shareAsAnother, startOver } = useShareSale();
  const { items, held } = state.samePicture;
  useEffect(() => {
    if (held) question.current?.focus();
  }, [held, question]);
  if (!asksAboutSamePicture(state.samePicture)) return null;
  const isOwn = items.some((item) => item.username === member.username);
  return (
    <FormNote
      ref={question}
      title={isOwn ? 'You already shared this picture' : 'Someone may have shared this already'}
      text={
        <>
          {held && "Your sale hasn't been shared yet. "}
          {isOwn
            ? 'Is this another sale of the same item, or did you choose this picture by mistake?'
            : 'Is this another sale, or the same one as below?'}
        </>
      }
      hint={
        isOwn && (
          <p className={styles.hint}>
            If title and price are the same too, it doesn't count for the monthly champions.
          </p>
        )
      }
    >
      <ul className={styles.items}>
        {items.map((item) => (
          <SameItem key={item.id} item={item} isOwn={item.username === member.username} />
        ))}
      </ul>
      <ButtonRow>
        <Button onClick={shareAsAnother}>
          {held ? 'Share as Another Sale' : "It's Another Sale"}
        </Button>
        <Button variant="outline" onClick={startOver}>
          Start Over
        </Button>
      </ButtonRow>
    </FormNote>
  );
}

const SameItem = ({ item, isOwn }: { readonly item: Item; readonly isOwn: boolean }) => (
  <li className={styles.item}>
    <div className={styles.picture}>
      <PictureFillingParent sources={thumbnailSources(item.picture)} sizes="6rem" />
    </div>
    <div className={styles.texts}>
      <a href={`/item/${item.id}`} target="_blank" rel="noopener" className={styles.link}>
        {item.title}
        <span className={text.screenReaderOnly}> (opens in a new tab)</span>
      </a>
      <p className={styles.sale}>
        <Badge tone="sticker">
          <span className={classNames(text.figures, styles.price)}>
            {formatCents(salePriceCents(item))}
          </span>
        </Badge>
        <Badge>{PLATFORM_LABELS[item.platform]}</Badge>
      </p>
      <p className={styles.origin}>
        Shared by {isOwn ? 'you' : `@${item.username}`}
        {!isOwn && item.isPremiumUser && (
          <>
            {' '}
            <PremiumBadge />
          </>
        )}{' '}
        on {formatMoment(item.addedDate)}
      </p>
    </div>
  </li>
);
