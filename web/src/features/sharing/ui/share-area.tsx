export interface ShareAreaProps {
  readonly member: { readonly id: string; readonly username: string | null } | null;
  /** Null where there is no limit, undefined where it is not known. */
  readonly submissionsLeft: number | null | undefined;
  onShared(): void;
}

/** The way to share a sale. */
export function ShareArea({ member }: ShareAreaProps) {
  return member && <section aria-label="Share a Sale" />;
}
