import type { Code, CodeDocument } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import type { DocumentTransfers, Transfer } from '../uploads/document-transfers';
import { SortableList } from '../uploads/SortableList';
import { DocumentRow } from './DocumentRow';
import primitives from '../ui/glossator-primitives.module.css';
import css from './glossator-organise.module.css';
import { useReplacedDocument } from './replaced-document';
import { TransferRow } from './TransferRow';
import { useDocumentDragging } from './use-document-dragging';
import type { useDocumentEdits } from './use-document-edits';

interface DocumentsGridProps {
  readonly code: Code;
  readonly transfers: DocumentTransfers;
  readonly transferList: readonly Transfer[];
  readonly edits: ReturnType<typeof useDocumentEdits>;
  readonly onMove: (id: number, place: number) => void;
  readonly onDelete: (document: CodeDocument) => void;
  /** What is announced to those who do not see it, and how that is changed. */
  readonly said: string;
  readonly say: (words: string) => void;
}

/** The documents in their order, and below them the new ones being uploaded. */
export function DocumentsGrid(props: DocumentsGridProps) {
  const { code, transfers, transferList, edits, onDelete, said } = props;
  const wanted = useReplacedDocument();
  const t = useTranslate('host');
  const { documents } = code;
  const added = transferList.filter(({ replaces }) => replaces === undefined);
  const dragAndDropHooks = useDocumentDragging(documents, transfers, props.onMove, props.say);
  return (
    <div className={css['documents']}>
      {documents.length === 0 && added.length === 0 && (
        <p className={css['empty']}>{t('organising.empty')}</p>
      )}
      {documents.length > 0 && (
        <SortableList
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
              isWanted={document.id === wanted}
              onRename={(title) => void edits.rename(document.id, title)}
              onName={(shortName) => void edits.name(document.id, shortName)}
              onTakeBack={() => void edits.takeBack(document.id)}
              onCompareAgain={() => void edits.compareAgain(document.id)}
              onDelete={() => onDelete(document)}
            />
          )}
        </SortableList>
      )}
      {added.length > 0 && (
        <ul className={primitives['stack']} aria-label={t('organising.newFile')}>
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
