import { RotateCcw, X } from 'lucide-react';
import { DOCUMENT_MAX_BYTES } from '@glossator/client-sdk/constants';
import { useLocale, useTranslate, writeBytes } from '@glossator/i18n';
import { LabelledProgress } from '../ui/LabelledProgress';
import { PressButton } from '../ui/PressButton';
import type { DocumentTransfers, Transfer } from '../uploads/document-transfers';
import css from './glossator-organise.module.css';

interface TransferRowProps {
  readonly transfer: Transfer;
  readonly transfers: DocumentTransfers;
}

/** How far a file has come, to be canceled; or why it was refused. */
export function TransferRow({ transfer, transfers }: TransferRowProps) {
  const t = useTranslate('host');
  const { id, title, status } = transfer;
  const isRefused = status === 'refused';
  return (
    <div className={css['transfer']}>
      {isRefused ? <Refusal transfer={transfer} /> : <Progress transfer={transfer} />}
      {isRefused && transfer.refusal === 'failed' && (
        <PressButton
          look="quiet"
          icon
          aria-label={t('organising.retryOne', { title })}
          onPress={() => transfers.retry(id)}
        >
          <RotateCcw size="1.14em" aria-hidden />
        </PressButton>
      )}
      <PressButton
        look="quiet"
        icon
        aria-label={t(isRefused ? 'organising.dismissOne' : 'organising.cancelOne', { title })}
        onPress={() => transfers.cancel(id)}
      >
        <X size="1.14em" aria-hidden />
      </PressButton>
    </div>
  );
}

function Refusal({ transfer: { title, refusal = 'failed', replaces } }: { readonly transfer: Transfer }) {
  const t = useTranslate('host');
  const locale = useLocale();
  const limit = writeBytes(DOCUMENT_MAX_BYTES, locale);
  return (
    <span className={css['refused']} role="alert">
      <strong>{t(`organising.refused.${refusal}`, { title, limit })}</strong>
      {replaces !== undefined && refusal !== 'unchanged' && (
        <span className={css['note']}>{t('organising.kept')}</span>
      )}
    </span>
  );
}

function Progress({ transfer: { status, size, loaded } }: { readonly transfer: Transfer }) {
  const t = useTranslate('host');
  if (status === 'waiting') return <span className={css['note']}>{t('organising.waitingUpload')}</span>;
  if (status === 'checking') {
    return (
      <span className={css['note']} role="status">
        {t('organising.checking')}
      </span>
    );
  }
  const percent = size === 0 ? 0 : Math.round((loaded / size) * 100);
  const label = t('organising.uploading', { percent });
  return <LabelledProgress className={css['progress']} label={label} percent={percent} />;
}
