const MAX_BYTES = 500_000;

/**
 * Returns whether a picture may be cached. Large pictures are not cached, so that 300 cached pictures take at most 150
 * MB.
 */
export function mayKeepPicture({ status, type, headers }: Response): boolean {
  const length = Number(headers.get('content-length') ?? 0);
  const isPicture = headers.get('content-type')?.startsWith('image/') === true;
  return status === 200 && type === 'basic' && isPicture && length <= MAX_BYTES;
}
