import { INLINE_IMAGE_MAX_BYTES } from '@glossator/client-sdk/contract';

/** Pictures up to 10 MiB, sound, film and PDF are shown in place; everything else is only ever saved (decisions.md section 8). */
export function isShownInline({
  contentType,
  size,
}: {
  readonly contentType: string;
  readonly size: number;
}): boolean {
  if (contentType.startsWith('image/')) return size <= INLINE_IMAGE_MAX_BYTES;
  return /^(audio|video)\//.test(contentType) || contentType === 'application/pdf';
}
