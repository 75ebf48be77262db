import type { Operations, ParsedInputOf, StoredStructure } from '@glossator/client-sdk/contract';
import type { MemberCall } from '../../../calls/call';
import { existingDocument } from '../store/existing-document';
import { readVersion } from '../store/read-version';
import type { TextStore } from './text-store';

/** Reads the structure of a document's current Version, which is kept beside its file. */
export type ReadDocumentStructure = (
  input: ParsedInputOf<Operations['documents']['structure']>,
  call: MemberCall,
) => Promise<StoredStructure>;

/** Makes the reading. */
export function createDocumentStructure(texts: Pick<TextStore, 'structure'>): ReadDocumentStructure {
  return async ({ id }, call) => {
    const { uuid } = await call.partition.read(async (reader) =>
      readVersion(reader, await existingDocument(reader, id), {}, call.access),
    );
    const structure = await texts.structure(uuid, call.visit.signal);
    if (!structure) return { uuid, units: [] };
    return { uuid, language: structure.language, units: [...structure.units] };
  };
}
