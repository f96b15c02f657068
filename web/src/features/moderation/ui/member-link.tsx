import { memberSearchUrl } from '../model/members-view';
import { memberName } from '../model/report-texts';
import { AdminLink } from './admin-link';

/** A link that searches the members for this username. Plain text if the account was deleted. */
export const MemberLink = ({ username }: { readonly username: string | null }) =>
  username === null ? (
    memberName(null)
  ) : (
    <AdminLink to={memberSearchUrl(username)}>{memberName(username)}</AdminLink>
  );
