import { useDragAndDrop } from 'react-aria-components';
import type { DropItem } from 'react-aria-components';
import type { CodeDocument } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import type { DocumentTransfers } from '../uploads/document-transfers';
import { filesIn } from './files-in';

/** The drag type of rows, which distinguishes them from files. */
const ROW_TYPE = 'glossator-document';

/**
 * What is dragged in the list of documents: rows to another place, by mouse and keyboard, and files; a file dropped on a row replaces
 * its file, those dropped elsewhere are added. `say` announces where a row has been moved to.
 */
export function useDocumentDragging(
  documents: readonly CodeDocument[],
  transfers: DocumentTransfers,
  onMove: (id: number, place: number) => void,
  say: (words: string) => void,
) {
  const t = useTranslate('host');
  const add = ({ items }: { readonly items: readonly DropItem[] }) => {
    void filesIn(items).then(transfers.add);
  };
  const { dragAndDropHooks } = useDragAndDrop({
    acceptedDragTypes: 'all',
    getItems: (keys) =>
      [...keys].map((key) => ({
        [ROW_TYPE]: String(key),
        'text/plain': documents.find(({ id }) => id === key)?.title ?? '',
      })),
    shouldAcceptItemDrop: (_target, types) => !types.has(ROW_TYPE),
    onItemDrop({ items, target }) {
      const document = documents.find(({ id }) => id === target.key);
      // Which file of a folder would be the new one is not to be guessed.
      const replacing = document && items.find((item) => item.kind === 'file');
      if (document && replacing) void replacing.getFile().then((file) => transfers.replace(document, file));
      void filesIn(items.filter((item) => item !== replacing)).then(transfers.add);
    },
    onInsert: add,
    onRootDrop: add,
    onReorder({ keys, target }) {
      const moved = documents.find(({ id }) => keys.has(id));
      if (!moved || moved.id === target.key) return;
      const rest = documents.filter(({ id }) => id !== moved.id);
      const place = rest.findIndex(({ id }) => id === target.key) + (target.dropPosition === 'after' ? 1 : 0);
      if (documents[place]?.id === moved.id) return;
      say(t('organising.moved', { title: moved.title, place: place + 1, count: documents.length }));
      onMove(moved.id, place);
    },
  });
  return dragAndDropHooks;
}
