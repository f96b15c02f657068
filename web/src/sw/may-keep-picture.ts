const MAX_BYTES = 500_000;

/** Whether a picture may be cached. Large pictures may not, so that 300 cached pictures take at most 150 MB. */
export function mayKeepPicture({ status, type, headers }: Response): boolean {
  const length = Number(headers.get('content-length') ?? 0);
  const isPicture = headers.get('content-type')?.startsWith('image/') === true;
  return status === 200 && type === 'basic' && isPicture && length <= MAX_BYTES;
}
