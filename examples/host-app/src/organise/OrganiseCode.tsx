import { useRef, useState } from 'react';
import type { Code, CodeDocument } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { usePageTitle } from '../app/use-page-title';
import { LeaveGuard } from '../code-creation/LeaveGuard';
import { useFileDrop } from '../library/use-file-drop';
import shell from '../shell/glossator-shell.module.css';
import { AriaLocale } from '../ui/AriaLocale';
import { DropZone } from '../uploads/DropZone';
import { isUnderway } from '../uploads/document-transfers';
import { CitationStyleField } from './CitationStyleField';
import { DeleteDocumentModal } from './DeleteDocumentModal';
import { deletionOf } from './deletion-of';
import { DocumentsGrid } from './DocumentsGrid';
import { OrganiseHead } from './OrganiseHead';
import { useDocumentEdits } from './use-document-edits';
import { RefusedFiles } from '../uploads/RefusedFiles';
import { useDocumentTransfers } from './use-document-transfers';
import { afterDeleting, afterMoving, useRowFocus } from './use-row-focus';

/** The documents of a Code with everything that can be done with them. */
export function OrganiseCode({ code }: { readonly code: Code }) {
  const t = useTranslate('host');
  const { transfers, list, refused } = useDocumentTransfers(code.id);
  const edits = useDocumentEdits(code.id);
  const [toDelete, setToDelete] = useState<CodeDocument>();
  const [said, say] = useState('');
  const page = useRef<HTMLDivElement>(null);
  const want = useRowFocus(page);
  const remove = async (document: CodeDocument) => {
    setToDelete(undefined);
    const [next, meaning] = [afterDeleting(code.documents, document.id), deletionOf(code, document)];
    if (!(await edits.remove(document.id))) return;
    want(next);
    say(t(meaning === 'update' ? 'organising.toBeDeleted' : 'organising.deleted', { title: document.title }));
  };
  const drop = useFileDrop((files) => transfers.add(files));
  const isBusy = list.some(isUnderway);
  usePageTitle(`${t('organising.title')} · ${code.title || t('library.untitled')}`);
  return (
    <div ref={page} className={shell['page']} {...drop.handlers}>
      <LeaveGuard reason={() => (isBusy ? 'uploading' : undefined)} onLeave={() => transfers.cancelAll()} />
      <OrganiseHead code={code} />
      <AriaLocale>
        <DocumentsGrid
          code={code}
          transfers={transfers}
          transferList={list}
          edits={edits}
          onMove={(id, place) => {
            want(afterMoving(id));
            void edits.move(id, place);
          }}
          onDelete={setToDelete}
          said={said}
          say={say}
        />
        <CitationStyleField style={code.citationStyle} onChoose={(style) => void edits.cite(style)} />
        <DropZone
          isDragOver={drop.isDragOver}
          words={{
            invitation: t(code.documents.length === 0 ? 'organising.emptyText' : 'organising.drop'),
            choose: t('organising.add'),
            cancelAll: t('organising.cancelAll'),
          }}
          onFiles={transfers.add}
          onCancelAll={isBusy ? transfers.cancelAll : undefined}
        />
        <RefusedFiles refused={refused} />
      </AriaLocale>
      {toDelete && (
        <DeleteDocumentModal
          code={code}
          document={toDelete}
          onClose={() => setToDelete(undefined)}
          onConfirm={() => void remove(toDelete)}
        />
      )}
    </div>
  );
}
