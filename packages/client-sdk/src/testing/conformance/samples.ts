import { pdfBlob, selectionInput } from './world';
import type { World } from './world';

/** A Code with one of each thing in it. */
export interface Things {
  readonly codeId: number;
  readonly documentId: number;
  readonly selectionId: number;
  readonly commentId: number;
  readonly uuid: string;
}

/** Makes a Code of the owner's with one of each thing, and an upload that is not used yet. */
export async function makeThings(world: World): Promise<Things> {
  const { client } = world.owner();
  const { id: codeId } = await world.makeCode();
  const { id: documentId } = await world.makeDocument(codeId);
  const { id: selectionId } = await world.mark(documentId, 0, 3);
  const { id: commentId } = await client.selections.createComment({ selectionId, text: 'a' });
  const { uuid } = await client.files.upload({ file: pdfBlob(), contentType: 'application/pdf' });
  return { codeId, documentId, selectionId, commentId, uuid };
}

/** A valid input about these things for each served call that is about a Code's things. */
export const MEMBER_SAMPLES: Readonly<Record<string, (things: Things) => Readonly<Record<string, unknown>>>> =
  {
    'codes.get': ({ codeId }) => ({ id: codeId }),
    'codes.update': ({ codeId }) => ({ id: codeId, title: 'x' }),
    'codes.delete': ({ codeId }) => ({ id: codeId }),
    'codes.addColor': ({ codeId }) => ({ id: codeId, color: 'COLOR_5' }),
    'documents.create': ({ codeId, uuid }) => ({ codeId, title: 'x', uuid }),
    'documents.update': ({ documentId }) => ({ id: documentId, title: 'x' }),
    'documents.delete': ({ documentId }) => ({ id: documentId }),
    'documents.selections': ({ documentId }) => ({ id: documentId }),
    'documents.search': ({ documentId }) => ({ id: documentId, text: 'the' }),
    'documents.file': ({ documentId }) => ({ id: documentId }),
    'selections.create': ({ documentId }) => ({ ...selectionInput(documentId, 20, 24) }),
    'selections.update': ({ selectionId }) => ({ id: selectionId, color: 'COLOR_5' }),
    'selections.delete': ({ selectionId }) => ({ id: selectionId }),
    'selections.createComment': ({ selectionId }) => ({ selectionId, text: 'x' }),
    'selections.updateComment': ({ commentId }) => ({ id: commentId, text: 'x' }),
    'selections.deleteComment': ({ commentId }) => ({ id: commentId }),
  };
