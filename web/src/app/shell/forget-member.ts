/** Clears what this browser keeps of a member who signs out: what they have not sent yet. */
export async function forgetMember(): Promise<void> {
  const { clearDrafts } = await import('@/features/sharing/model/draft-store');
  await clearDrafts();
}
