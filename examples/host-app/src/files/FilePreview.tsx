import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { OwnFile } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useServices } from '../app/services';
import { Button } from '../ui/Button';
import { Actions, Modal } from '../ui/Modal';
import { kindOfFile } from './file-names';
import css from './glossator-files.module.css';
import { PdfPreview } from './PdfPreview';

interface FilePreviewProps {
  readonly file: OwnFile;
  readonly title: string;
  readonly onDownload: () => void;
  readonly onClose: () => void;
}

/** A file to look at: a picture, a player, or the pages of a PDF. */
export function FilePreview({ file, title, onDownload, onClose }: FilePreviewProps) {
  const t = useTranslate('host');
  const { client } = useServices();
  const { uuid } = file;
  const { data, isError } = useQuery({
    queryKey: ['file-content', uuid],
    queryFn: async ({ signal }) => (await client.files.content({ uuid }, { signal })).blob(),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  return (
    <Modal title={title} isOpen onClose={onClose}>
      <div className={css['preview']}>
        {data && <Shown file={file} title={title} content={data} />}
        {!data && !isError && <p role="status">{t('common.loading')}</p>}
        {isError && <p role="alert">{t('files.previewFailed')}</p>}
      </div>
      <Actions>
        <Button onClick={onDownload}>{t('files.download')}</Button>
      </Actions>
    </Modal>
  );
}

interface ShownProps {
  readonly file: OwnFile;
  readonly title: string;
  readonly content: Blob;
}

function Shown({ file, title, content }: ShownProps) {
  const t = useTranslate('host');
  const [isBroken, setBroken] = useState(false);
  const source = useSource(content);
  const kind = kindOfFile(file);
  const onError = () => setBroken(true);
  if (isBroken) return <p role="alert">{t('files.previewFailed')}</p>;
  if (kind === 'pdf') return <PdfPreview content={content} title={title} onError={onError} />;
  if (kind === 'audio') return <audio ref={source} aria-label={title} controls onError={onError} />;
  if (kind === 'video') return <video ref={source} aria-label={title} controls onError={onError} />;
  return <img ref={source} alt={title} onError={onError} />;
}

/** Gives an element what is in memory as its source, while it is mounted. */
function useSource(content: Blob) {
  return useCallback(
    (element: HTMLImageElement | HTMLMediaElement | null) => {
      if (!element) return undefined;
      const url = URL.createObjectURL(content);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [content],
  );
}
