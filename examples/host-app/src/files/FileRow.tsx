import { Link } from 'react-router-dom';
import { Download, Eye, File, FileAudio, FileImage, FileText, FileVideo, Trash2 } from 'lucide-react';
import type { FileUse, OwnFile } from '@glossator/client-sdk/contract';
import { useLocale, useTranslate, writeBytes } from '@glossator/i18n';
import { useDateFormat } from '../app/use-date-format';
import { PressButton } from '../ui/PressButton';
import { kindOfFile, nameOfFile } from './file-names';
import primitives from '../ui/glossator-primitives.module.css';
import css from './glossator-files.module.css';

const ICONS = { pdf: FileText, image: FileImage, audio: FileAudio, video: FileVideo, other: File };

interface FileRowProps {
  readonly file: OwnFile;
  readonly isBusy: boolean;
  /** Absent where the file cannot be shown. */
  readonly onPreview: (() => void) | undefined;
  readonly onDownload: () => void;
  /** Absent where something uses it. */
  readonly onDelete: (() => void) | undefined;
}

/** A file: what it is, where it is used, and what can be done with it. */
export function FileRow({ file, isBusy, onPreview, onDownload, onDelete }: FileRowProps) {
  const t = useTranslate('host');
  const locale = useLocale();
  const written = useDateFormat('day');
  const { use } = file;
  const title = nameOfFile(file) ?? t(`files.unnamed.${use?.kind ?? 'unused'}`);
  const Icon = ICONS[kindOfFile(file)];
  return (
    <tr>
      <td>
        <span className={css['what']}>
          <Icon size="1.14em" aria-hidden />
          {title}
        </span>
      </td>
      <td>{use && <UseOfFile use={use} />}</td>
      <td className={primitives['number']}>{writeBytes(file.size, locale)}</td>
      <td className={css['day']}>{written(file.createdAt)}</td>
      <td>
        <span className={css['actions']}>
          {onPreview && (
            <PressButton look="quiet" icon aria-label={t('files.previewOne', { title })} onPress={onPreview}>
              <Eye size="1.14em" aria-hidden />
            </PressButton>
          )}
          <PressButton
            look="quiet"
            icon
            isDisabled={isBusy}
            aria-label={t('files.downloadOne', { title })}
            onPress={onDownload}
          >
            <Download size="1.14em" aria-hidden />
          </PressButton>
          {onDelete && (
            <PressButton look="quiet" icon aria-label={t('files.removeOne', { title })} onPress={onDelete}>
              <Trash2 size="1.14em" aria-hidden />
            </PressButton>
          )}
        </span>
      </td>
    </tr>
  );
}

/** As what a file is used, with a link to the document where that can be opened. */
function UseOfFile({ use }: { readonly use: FileUse }) {
  const t = useTranslate('host');
  const { kind, code, document, version, isDeleted } = use;
  const title = document?.title;
  const words = title === undefined ? t(`files.unnamed.${kind}`) : t(`files.kinds.${kind}`, { title });
  const isOpen = code && document && code.isDeleted !== true;
  return (
    <span className={css['use']}>
      {isOpen ? <Link to={`/codes/${code.id}/${document.id}`}>{words}</Link> : words}
      {version && (
        <span className={primitives['quiet']}>
          {t(`files.version.${version.status}`, { number: version.number })}
        </span>
      )}
      {document?.isArchived && <span className={primitives['quiet']}>{t('files.isArchived')}</span>}
      {isDeleted && <span className={primitives['quiet']}>{t('files.isDeleted')}</span>}
    </span>
  );
}
