import { useState } from 'react';
import { GridList, useDragAndDrop } from 'react-aria-components';
import type { DropItem } from 'react-aria-components';
import type { Code, CodeDocument } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import type { DocumentTransfers, Transfer } from '../uploads/document-transfers';
import { DocumentRow } from './DocumentRow';
import { filesIn } from './files-in';
import css from './glossator-organise.module.css';
import { TransferRow } from './TransferRow';
import type { useDocumentEdits } from './use-document-edits';

/** The drag type of rows, which distinguishes them from files. */
const ROW_TYPE = 'glossator-document';

interface DocumentsGridProps {
  readonly code: Code;
  readonly transfers: DocumentTransfers;
  readonly transferList: readonly Transfer[];
  readonly edits: ReturnType<typeof useDocumentEdits>;
  readonly onDelete: (document: CodeDocument) => void;
}

/**
 * The documents in their order, and below them the new ones on their way. Rows are moved by mouse and keyboard; files dropped on a row replace
 * its file, those dropped elsewhere are added.
 */
export function DocumentsGrid({ code, transfers, transferList, edits, onDelete }: DocumentsGridProps) {
  const t = useTranslate('host');
  const [said, setSaid] = useState('');
  const { documents } = code;
  const added = transferList.filter(({ replaces }) => replaces === undefined);
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
      setSaid(t('organising.moved', { title: moved.title, place: place + 1, count: documents.length }));
      void edits.move(moved.id, place);
    },
  });
  return (
    <div className={css['documents']}>
      {documents.length === 0 && added.length === 0 && (
        <p className={css['empty']}>{t('organising.empty')}</p>
      )}
      {documents.length > 0 && (
        <GridList
          className={css['list'] ?? ''}
          keyboardNavigationBehavior="tab"
          aria-label={t('organising.list')}
          items={documents}
          dependencies={[code, transferList]}
          dragAndDropHooks={dragAndDropHooks}
        >
          {(document) => (
            <DocumentRow
              code={code}
              document={document}
              place={documents.indexOf(document) + 1}
              transfer={transferList.find(({ replaces }) => replaces === document.id)}
              transfers={transfers}
              onRename={(title) => void edits.rename(document.id, title)}
              onTakeBack={() => void edits.takeBack(document.id)}
              onCompareAgain={() => void edits.compareAgain(document.id)}
              onDelete={() => onDelete(document)}
            />
          )}
        </GridList>
      )}
      {added.length > 0 && (
        <ul className={css['list']} aria-label={t('organising.newFile')}>
          {added.map((transfer) => (
            <li key={transfer.id} className={css['newRow']}>
              <span className={css['newTitle']}>{transfer.title}</span>
              <TransferRow transfer={transfer} transfers={transfers} />
            </li>
          ))}
        </ul>
      )}
      {documents.length > 1 && <p className={css['help']}>{t('organising.order')}</p>}
      <p className={css['said']} role="status">
        {said}
      </p>
    </div>
  );
}
