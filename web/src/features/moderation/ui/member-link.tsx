import { memberSearchUrl } from '../model/members-view';
import { memberName } from '../model/report-texts';
import { AdminLink } from './admin-link';

/** A link to a search for the member by username. If the account was deleted, plain text. */
export const MemberLink = ({ username }: { readonly username: string | null }) =>
  username === null ? (
    memberName(null)
  ) : (
    <AdminLink to={memberSearchUrl(username)}>{memberName(username)}</AdminLink>
  );
