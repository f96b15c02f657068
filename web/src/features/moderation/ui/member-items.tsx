import type { MemberItemsPage } from '@contract/schemas/moderated-member';
import { PLATFORM_LABELS } from '@contract/schemas/platform';
import { Link } from 'react-router-dom';
import { Badge } from '@/components/surfaces';
import { formatMoment } from '@/lib/format';
import { memberItemsQuery } from '../api/members';
import { priceText } from '../model/report-texts';
import { useAdminList } from '../model/use-admin-list';
import { AdminList } from './admin-list';
import styles from './member-items.module.css';
import { ReportPicture } from './report-picture';

interface MemberItemsProps {
  readonly memberId: string;
}

/** The member's items. A hidden one has no page, so its title is no link. */
export function MemberItems({ memberId }: MemberItemsProps) {
  const list = useAdminList({
    view: memberId,
    queryOf: (cursor) => memberItemsQuery(memberId, cursor),
    entriesOf: ({ items }) => items,
  });
  return (
    <AdminList label="Items" noun="item" empty="No items yet." list={list} className={styles.items}>
      {(item) => <MemberItem key={item.id} item={item} />}
    </AdminList>
  );
}

const MemberItem = ({ item }: { readonly item: MemberItemsPage['items'][number] }) => (
  <li className={styles.item}>
    <ReportPicture address={item.thumbnailUrl} alt="" className={styles.picture} />
    <p className={styles.title}>
      {item.isHidden ? item.title : <Link to={`/item/${item.id}`}>{item.title}</Link>}
    </p>
    {item.isHidden && (
      <p>
        <Badge tone="stamp">Hidden</Badge>
      </p>
    )}
    <p className={styles.facts}>
      {[
        item.soldPrice && priceText(item.soldPrice),
        item.platform && PLATFORM_LABELS[item.platform],
        formatMoment(item.createdAt),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  </li>
);
