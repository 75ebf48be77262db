import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { FileOrder, OwnFile } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { classNames } from '../ui/class-names';
import primitives from '../ui/glossator-primitives.module.css';
import { ConfirmModal } from '../ui/Modal';
import { groupFiles } from './file-groups';
import type { FileGroup } from './file-groups';
import { kindOfFile, nameOfFile, savedName } from './file-names';
import { FileRow } from './FileRow';
import css from './glossator-files.module.css';
import { useFileDeletion, useFileDownload } from './use-files';

const FilePreview = lazy(() => import('./FilePreview').then((module) => ({ default: module.FilePreview })));

/** Files with what can be done with each; by Code where the list is sorted so. */
export function FileTable({
  items,
  order,
}: {
  readonly items: readonly OwnFile[];
  readonly order: FileOrder;
}) {
  const t = useTranslate('host');
  const download = useFileDownload();
  const deletion = useFileDeletion();
  const [shown, setShown] = useState<OwnFile>();
  const [asked, setAsked] = useState<OwnFile>();
  const titleOf = (file: OwnFile) => nameOfFile(file) ?? t(`files.unnamed.${file.use?.kind ?? 'unused'}`);
  const save = (file: OwnFile) => download.mutate({ file, name: savedName(file, titleOf(file)) });
  const rows = (files: readonly OwnFile[]) =>
    files.map((file) => (
      <FileRow
        key={file.uuid}
        file={file}
        isBusy={download.isPending && download.variables.file.uuid === file.uuid}
        onPreview={kindOfFile(file) === 'other' ? undefined : () => setShown(file)}
        onDownload={() => save(file)}
        onDelete={file.use ? undefined : () => setAsked(file)}
      />
    ));
  return (
    <>
      <table className={classNames(primitives['table'], css['table'])}>
        <thead>
          <tr>
            <th>{t('files.columns.file')}</th>
            <th>{t('files.columns.use')}</th>
            <th className={primitives['number']}>{t('files.columns.size')}</th>
            <th>{t('files.columns.uploaded')}</th>
            <td />
          </tr>
        </thead>
        {order === 'code' ? (
          groupFiles(items).map((group) => (
            <tbody key={group.key}>
              <GroupHead group={group} />
              {rows(group.files)}
            </tbody>
          ))
        ) : (
          <tbody>{rows(items)}</tbody>
        )}
      </table>
      {shown && (
        <Suspense fallback={null}>
          <FilePreview
            file={shown}
            title={titleOf(shown)}
            onDownload={() => save(shown)}
            onClose={() => setShown(undefined)}
          />
        </Suspense>
      )}
      {asked && (
        <ConfirmModal
          title={t('files.removeTitle', { title: titleOf(asked) })}
          cancel={t('common.cancel')}
          confirm={t('files.remove')}
          isPending={deletion.isPending}
          onClose={() => setAsked(undefined)}
          onConfirm={() => deletion.mutate(asked, { onSettled: () => setAsked(undefined) })}
        >
          {t('files.removeText')}
        </ConfirmModal>
      )}
    </>
  );
}

/** What the files of a group have in common. */
function GroupHead({ group: { head } }: { readonly group: FileGroup }) {
  const t = useTranslate('host');
  return (
    <tr>
      <th scope="rowgroup" colSpan={5} className={css['group']}>
        <GroupTitle head={head} />
        {head === 'unused' && (
          <span className={classNames(primitives['quiet'], css['groupHint'])}>{t('files.unusedText')}</span>
        )}
      </th>
    </tr>
  );
}

function GroupTitle({ head }: Pick<FileGroup, 'head'>) {
  const t = useTranslate('host');
  if (head === 'unused' || head === 'elsewhere' || !head) return t(`files.${head ?? 'elsewhere'}`);
  const title = head.title || t('library.untitled');
  if (head.isDeleted) return <Link to="/library/bin">{t('files.deletedCode', { title })}</Link>;
  return <Link to={`/codes/${head.id}`}>{title}</Link>;
}
