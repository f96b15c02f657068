/** The members: a list, or the page of one. */
export const MembersTab = () => null;
