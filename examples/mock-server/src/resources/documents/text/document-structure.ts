import type { ArticleText, Operations, ParsedInputOf, StoredStructure } from '@glossator/client-sdk/contract';
import { articlePiecesOf, pagesOfArticle } from '@glossator/document-text';
import type { MemberCall } from '../../../calls/call';
import { missing } from '../../../permissions/find-entity';
import { existingDocument } from '../store/existing-document';
import { readVersion } from '../store/read-version';
import type { TextStore } from './text-store';

type Input<Name extends 'structure' | 'articleText'> = ParsedInputOf<Operations['documents'][Name]>;

/** Reads the structure of a document's current Version, which is kept beside its file, and the text of its articles. */
export interface DocumentStructures {
  structure(input: Input<'structure'>, call: MemberCall): Promise<StoredStructure>;
  /** Throws NOT_FOUND where the document has another file by now, or the file has no such unit. */
  articleText(input: Input<'articleText'>, call: MemberCall): Promise<ArticleText>;
}

/** Makes the reading. */
export function createDocumentStructures(texts: Pick<TextStore, 'structure' | 'pages'>): DocumentStructures {
  const currentFile = async (id: number, call: MemberCall): Promise<string> => {
    const version = await call.partition.read(async (reader) =>
      readVersion(reader, await existingDocument(reader, id), {}, call.access),
    );
    return version.uuid;
  };
  return {
    async structure({ id }, call) {
      const uuid = await currentFile(id, call);
      const structure = await texts.structure(uuid, call.visit.signal);
      if (!structure) return { uuid, units: [] };
      return { uuid, language: structure.language, units: [...structure.units] };
    },
    async articleText({ id, uuid, unit }, call) {
      if ((await currentFile(id, call)) !== uuid) throw missing('document');
      const { signal } = call.visit;
      const structure = await texts.structure(uuid, signal);
      if (!structure?.units[unit]) throw missing('document');
      const pages = await texts.pages(uuid, signal);
      const needed = pagesOfArticle(structure, unit).flatMap((page) => {
        const text = pages[page];
        return text ? [[page, text] as const] : [];
      });
      return { pieces: [...articlePiecesOf(structure, unit, new Map(needed))] };
    },
  };
}
