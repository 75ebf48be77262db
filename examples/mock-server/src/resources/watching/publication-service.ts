import type { LawPublication, Operations, ParsedInputOf } from '@glossator/client-sdk/contract';
import type { MemberCall } from '../../calls/call';
import { ProblemError } from '../../problems/problem-error';
import type { CodeRow } from '../../tables/codes';
import type { PublicationRow } from '../../tables/documents';
import { existingDocument } from '../documents/store/existing-document';
import { lawAddressOf } from '../documents/store/law-address';

/** Where the laws of documents are published. */
export interface PublicationService {
  get(id: number, call: MemberCall): Promise<LawPublication>;
  /** Throws CONFLICT for a document that an approved Update deleted. */
  set(
    input: ParsedInputOf<Operations['documents']['setPublication']>,
    call: MemberCall,
  ): Promise<LawPublication>;
}

/** What it is made with. */
export interface PublicationParts {
  /** This server looks whether laws have changed. */
  readonly isWatching: boolean;
}

/** Makes the service. */
export function createPublicationService({ isWatching }: PublicationParts): PublicationService {
  return {
    get: (id, call) =>
      call.partition.read(async (reader) =>
        toPublication((await existingDocument(reader, id)).publication, call.code, isWatching),
      ),
    set: ({ id, url, eli, ecli }, call) =>
      call.write(async (transaction) => {
        const { publication: before, ...document } = await existingDocument(transaction, id);
        if (document.state === 'archived') throw new ProblemError('CONFLICT');
        // What was found at another address says nothing of this one.
        const kept = before && before.url === url ? before : undefined;
        const publication: PublicationRow = {
          ...lawAddressOf({ url, eli, ecli }),
          ...(kept?.looked && { looked: kept.looked }),
          ...(kept?.seen && { seen: kept.seen }),
          ...(kept?.versionId !== undefined && { versionId: kept.versionId }),
        };
        const isKnown = Object.keys(publication).length > 0;
        await transaction.put('documents', { ...document, ...(isKnown && { publication }) });
        return toPublication(isKnown ? publication : undefined, call.code, isWatching);
      }),
  };
}

function toPublication(
  { looked, ...address }: PublicationRow = {},
  code: CodeRow,
  isWatching: boolean,
): LawPublication {
  return {
    ...lawAddressOf(address),
    isWatched: isWatching && code.publication === 'published',
    ...(looked && { looked }),
  };
}
