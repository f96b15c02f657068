import { memberSearchUrl } from '../model/members-view';
import { memberName } from '../model/report-texts';
import { AdminLink } from './admin-link';

/** Leads to the member, who is found by username. Only a text after their account was deleted. */
export const MemberLink = ({ username }: { readonly username: string | null }) =>
  username === null ? (
    memberName(null)
  ) : (
    <AdminLink to={memberSearchUrl(username)}>{memberName(username)}</AdminLink>
  );
