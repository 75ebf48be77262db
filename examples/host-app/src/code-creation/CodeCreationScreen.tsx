import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CoverColor } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useServices } from '../app/services';
import { notify } from '../shell/notify';
import shell from '../shell/glossator-shell.module.css';
import { UploadList } from '../uploads/UploadList';
import { useUploadQueue } from '../uploads/use-upload-queue';
import { Button } from '../ui/Button';
import { Actions } from '../ui/Modal';
import { TextField } from '../ui/TextField';
import { CoverPicker } from './CoverPicker';
import css from './glossator-creation.module.css';
import { LeaveGuard } from './LeaveGuard';

/** A new Code: upload PDFs, order them, set a title and cover, publish (decisions.md section 4). */
export function CodeCreationScreen() {
  const t = useTranslate('host');
  const navigate = useNavigate();
  const { client, droppedFiles, log } = useServices();
  const queryClient = useQueryClient();
  const [title, setTitle] = useState('');
  const [cover, setCover] = useState<CoverColor>('color-1');
  const [problem, setProblem] = useState<'title' | 'documents'>();
  const [isSaving, setSaving] = useState(false);
  const isLeaving = useRef(false);
  const code = useRef<Promise<number> | undefined>(undefined);
  const codeId = useCallback(() => {
    code.current ??= client.codes.create({}).then(
      ({ id }) => id,
      (error: unknown) => {
        code.current = undefined;
        throw error;
      },
    );
    return code.current;
  }, [client]);
  const { queue, entries } = useUploadQueue(codeId);
  useEffect(() => {
    const files = droppedFiles.take();
    if (files.length > 0) queue.add(files);
  }, [droppedFiles, queue]);

  const isUploading = entries.some(({ document, status }) => !document && status !== 'failed');
  async function finish(publication: 'draft' | 'published') {
    const name = title.trim();
    if (name === '') {
      setProblem('title');
      return;
    }
    if (publication === 'published' && !entries.some(({ document }) => document)) {
      setProblem('documents');
      return;
    }
    setProblem(undefined);
    setSaving(true);
    try {
      const id = await codeId();
      await queue.saveOrder();
      await client.codes.update({ id, title: name, coverColor: cover, publication });
      await queryClient.invalidateQueries({ queryKey: ['codes'] });
      isLeaving.current = true;
      void navigate(publication === 'published' ? `/codes/${id}` : '/library');
    } catch (error) {
      log.error('The Code could not be saved', error);
      notify('error', t('common.somethingWentWrong'));
    } finally {
      setSaving(false);
    }
  }
  async function discard() {
    isLeaving.current = true;
    queue.cancelAll();
    const made = code.current;
    void navigate('/library');
    if (!made) return;
    await made
      .then((id) => client.codes.delete({ id }))
      .catch((error: unknown) => log.warn('Discarding failed', error));
    await queryClient.invalidateQueries({ queryKey: ['codes'] });
  }
  return (
    <div className={shell['page']}>
      <LeaveGuard isActive={() => isUploading && !isLeaving.current} onLeave={() => queue.cancelAll()} />
      <h1 className={shell['title']}>{t('creation.title')}</h1>
      <div className={css['form']}>
        <TextField
          label={t('creation.codeTitle')}
          placeholder={t('creation.codeTitlePlaceholder')}
          value={title}
          maxLength={255}
          autoFocus
          onChange={(event) => setTitle(event.target.value)}
          error={problem === 'title' && title.trim() === '' ? t('creation.titleMissing') : undefined}
        />
        <CoverPicker value={cover} onChange={setCover} title={title} />
        <section>
          <h2 className={css['heading']}>{t('creation.documents')}</h2>
          <UploadList queue={queue} entries={entries} />
        </section>
        {problem === 'documents' && (
          <p className={css['problem']} role="alert">
            {t('creation.needDocument')}
          </p>
        )}
        {isUploading && (
          <p className={css['note']} role="status">
            {t('creation.stillUploading')}
          </p>
        )}
        <Actions>
          <Button look="quiet" onPress={() => void discard()}>
            {t('common.cancel')}
          </Button>
          <Button isDisabled={isUploading || isSaving} onPress={() => void finish('draft')}>
            {t('creation.keepDraft')}
          </Button>
          <Button
            look="primary"
            isDisabled={isUploading || isSaving}
            onPress={() => void finish('published')}
          >
            {t('creation.publish')}
          </Button>
        </Actions>
      </div>
    </div>
  );
}
