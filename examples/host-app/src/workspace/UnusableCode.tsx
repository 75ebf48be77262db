import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { GlossatorClient } from '@glossator/client-sdk';
import type { CodeSummary } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useServices } from '../app/services';
import { Button } from '../ui/Button';
import { InsteadOfCode } from './CodeMessages';
import { DeleteCodeModal } from './DeleteCodeModal';

/** A Code whose content the server cannot open any more: whom to ask, and for its owner a way to delete it. */
export function UnusableCode({ codeId, withBar }: { readonly codeId: number; readonly withBar: boolean }) {
  const t = useTranslate('host');
  const [isDeleting, setIsDeleting] = useState(false);
  const { client } = useServices();
  const { data: head } = useQuery({
    queryKey: ['codes', 'head', codeId],
    queryFn: async ({ signal }) => (await headOf(client, codeId, signal)) ?? null,
  });
  return (
    <InsteadOfCode withBar={withBar} title={t('workspace.unusable')}>
      <p>{t('workspace.unusableText')}</p>
      {head?.user.access === 'owner' && (
        <>
          <p>{t('workspace.unusableOwner')}</p>
          <Button onClick={() => setIsDeleting(true)}>{t('workspace.delete')}</Button>
        </>
      )}
      {head && isDeleting && <DeleteCodeModal code={head} onClose={() => setIsDeleting(false)} />}
    </InsteadOfCode>
  );
}

/** What the library knows of a Code of the user's. */
async function headOf(
  client: GlossatorClient,
  codeId: number,
  signal: AbortSignal,
): Promise<CodeSummary | undefined> {
  let cursor: string | undefined;
  do {
    const page = await client.codes.list({ isPublic: false, ...(cursor && { cursor }) }, { signal });
    const found = page.data.find(({ id }) => id === codeId);
    if (found) return found;
    cursor = page.next;
  } while (cursor !== undefined);
  return undefined;
}
