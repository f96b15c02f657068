export interface MemberLike {
  readonly memberId: string;
  readonly itemId: string;
}
