import { Replace, Trash2, Undo2 } from 'lucide-react';
import { FileTrigger } from 'react-aria-components';
import type { Code, CodeDocument } from '@glossator/client-sdk/contract';
import { useLocale, useTranslate, writeBytes } from '@glossator/i18n';
import { SortableRow } from '../uploads/SortableList';
import { TitleInput } from '../uploads/TitleInput';
import { PressButton } from '../ui/PressButton';
import { classNames } from '../ui/class-names';
import type { DocumentTransfers, Transfer } from '../uploads/document-transfers';
import css from './glossator-organise.module.css';
import { CitedAs } from './CitedAs';
import { PendingNews } from './PendingNews';
import { PublishedAt } from './PublishedAt';
import { TransferRow } from './TransferRow';

interface DocumentRowProps {
  readonly code: Code;
  readonly document: CodeDocument;
  /** From 1. */
  readonly place: number;
  /** The new file being uploaded for this document. */
  readonly transfer: Transfer | undefined;
  readonly transfers: DocumentTransfers;
  /** The user has come to give it a new file: the button for that stands out. */
  readonly isWanted: boolean;
  readonly onRename: (title: string) => void;
  readonly onName: (shortName: string) => void;
  readonly onTakeBack: () => void;
  readonly onCompareAgain: () => void;
  readonly onDelete: () => void;
}

/** One document: its title, what the pending Update does to it, and what can be done with it. */
export function DocumentRow(props: DocumentRowProps) {
  const { code, document, place, transfer, transfers, isWanted } = props;
  const t = useTranslate('host');
  const locale = useLocale();
  const { title, pages, warnings = [] } = document;
  const isDeleted = warnings.includes('deleted');
  return (
    <SortableRow
      id={document.id}
      title={title}
      dragLabel={t('organising.move', { title })}
      className={classNames(css['row'], warnings.length > 0 && css['changed'])}
    >
      <div className={css['what']}>
        <TitleInput
          label={t('organising.documentTitle', { place })}
          title={title}
          isStruck={isDeleted}
          onRename={props.onRename}
        />
        {!isDeleted && (
          <div className={css['about']}>
            <CitedAs document={document} onName={props.onName} />
            <PublishedAt document={document} />
          </div>
        )}
        <PendingNews code={code} document={document} onCompareAgain={props.onCompareAgain} />
        {transfer && <TransferRow transfer={transfer} transfers={transfers} />}
      </div>
      <span className={css['size']}>
        {t('organising.size', { pages, size: writeBytes(document.size, locale) })}
      </span>
      <span className={css['buttons']}>
        {warnings.length > 0 && (
          <PressButton
            look="quiet"
            data-does="takeBack"
            aria-label={t('organising.takeBackOne', { title })}
            onPress={props.onTakeBack}
          >
            <Undo2 size="1.14em" aria-hidden /> {t('organising.takeBack')}
          </PressButton>
        )}
        <FileTrigger
          acceptedFileTypes={['application/pdf', '.pdf']}
          onSelect={(files) => {
            const file = files?.[0];
            if (file) transfers.replace(document, file);
          }}
        >
          <PressButton
            look={isWanted ? 'primary' : 'quiet'}
            aria-label={t('organising.replaceOne', { title })}
          >
            <Replace size="1.14em" aria-hidden /> {t('organising.replace')}
          </PressButton>
        </FileTrigger>
        {!isDeleted && (
          <PressButton
            look="quiet"
            icon
            data-does="remove"
            aria-label={t('organising.removeOne', { title })}
            onPress={props.onDelete}
          >
            <Trash2 size="1.14em" aria-hidden />
          </PressButton>
        )}
      </span>
    </SortableRow>
  );
}
