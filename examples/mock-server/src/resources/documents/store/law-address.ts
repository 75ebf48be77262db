import type { PublicationRow } from '../../../tables/documents';

/** Where a law is published, without what was found there. */
export function lawAddressOf({
  url,
  eli,
  ecli,
}: {
  readonly [Field in 'url' | 'eli' | 'ecli']?: string | undefined;
}): Pick<PublicationRow, 'url' | 'eli' | 'ecli'> {
  return {
    ...(url !== undefined && { url }),
    ...(eli !== undefined && { eli }),
    ...(ecli !== undefined && { ecli }),
  };
}
