/** Who shares; without a username they can look at the form's button only. */
export interface SharingMember {
  readonly id: string;
  readonly username: string | null;
}
