import type { CodeSearchResult, Operations, ParsedInputOf } from '@glossator/client-sdk/contract';
import type { MemberCall } from '../../calls/call';
import type { TextStore } from '../documents/text/text-store';
import { readDocuments, type FullDocument } from '../documents/store/view';
import { missing } from '../../permissions/find-entity';
import type { CodeReader } from '../../tables/tables';
import { readNames } from '../../people/names';
import { searchAnnotations } from './annotation-search';
import { codeQuery } from './query';
import { searchTexts } from './text-search';
import { readWrittenEntries } from './written-entries';

/** Searches a Code: its current Versions, or what people wrote on them. Rejects with the signal's reason when the caller has left. */
export type CodeSearch = (
  input: ParsedInputOf<Operations['codes']['search']>,
  call: MemberCall,
) => Promise<CodeSearchResult>;

/** Makes the search over Codes. */
export function createCodeSearch(texts: TextStore): CodeSearch {
  return async (input, { code, partition, accounts, visit }) => {
    const query = codeQuery(input, code.citationStyle, visit.signal);
    const wanted = async (reader: CodeReader) =>
      documentsToSearch(await readDocuments(reader), input.documentId);
    if (input.in === 'documents') return searchTexts(await partition.read(wanted), query, texts);
    const entries = await partition.read(async (reader) => readWrittenEntries(reader, await wanted(reader)));
    return searchAnnotations(entries, query, texts, (ids) =>
      accounts.read((reader) => readNames(reader, ids)),
    );
  };
}

/** All documents of the Code, or the one that is asked for. Throws NOT_FOUND for one that is not in this Code. */
function documentsToSearch(
  documents: readonly FullDocument[],
  wanted: number | undefined,
): readonly FullDocument[] {
  if (wanted === undefined) return documents;
  const found = documents.filter(({ document }) => document.id === wanted);
  if (found.length === 0) throw missing('document');
  return found;
}
