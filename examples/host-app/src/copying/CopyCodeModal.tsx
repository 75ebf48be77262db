import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUnfinished } from '@glossator/annotator';
import { useTranslate } from '@glossator/i18n';
import { failureMessageKey, problemCodeOf } from '../app/problems';
import { useServices } from '../app/services';
import { notify } from '../shell/notify';
import { Button } from '../ui/Button';
import { CheckboxField } from '../ui/CheckboxField';
import { Actions, Modal } from '../ui/Modal';
import { TextField } from '../ui/TextField';
import ui from '../ui/glossator-ui.module.css';

/** Characters of a title. */
const TITLE_MAX_LENGTH = 255;

/** Milliseconds that copying many large files may take. */
const COPY_MS = 300_000;

/** Why a Code could not be copied. */
function copyFailureMessageKey(error: unknown) {
  const problem = problemCodeOf(error);
  if (problem === 'QUOTA_EXCEEDED') return 'copying.quota' as const;
  if (problem === 'NOT_FOUND' || problem === 'FORBIDDEN') return 'copying.missing' as const;
  return failureMessageKey(error);
}

interface CopyCodeModalProps {
  readonly code: { readonly id: number; readonly title: string };
  readonly onClose: () => void;
}

/** Makes a Code of one's own of one that can be read: with or without its annotations, following it or not (decisions.md section 5). */
export function CopyCodeModal({ code, onClose }: CopyCodeModalProps) {
  const t = useTranslate('host');
  const { client } = useServices();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const original = code.title || t('library.untitled');
  const proposed = t('copying.nameOf', { title: original }).slice(0, TITLE_MAX_LENGTH);
  const [title, setTitle] = useState(proposed);
  useUnfinished({ text: title === proposed ? undefined : title, needs: 'read', close: onClose });
  const [withAnnotations, setWithAnnotations] = useState(true);
  const [allowUpdates, setAllowUpdates] = useState(true);
  const isMissing = title.trim() === '';
  const copy = useMutation({
    mutationFn: () =>
      client.codes.copy(
        { codeId: code.id, title: title.trim(), withAnnotations, allowUpdates },
        { timeoutMs: COPY_MS },
      ),
    onSuccess: (made) => {
      void queryClient.invalidateQueries({ queryKey: ['codes'] });
      notify('info', t('copying.done', { title: made.title }));
      onClose();
      void navigate(`/codes/${made.id}`);
    },
  });
  return (
    <Modal title={t('copying.title', { title: original })} isOpen onClose={onClose}>
      <p className={ui['dialogText']}>{t('copying.text')}</p>
      <TextField
        label={t('copying.name')}
        value={title}
        maxLength={TITLE_MAX_LENGTH}
        autoFocus
        onChange={(event) => setTitle(event.target.value)}
        error={isMissing ? t('creation.titleMissing') : undefined}
      />
      <CheckboxField isSelected={withAnnotations} onChange={setWithAnnotations}>
        {t('copying.withAnnotations')}
      </CheckboxField>
      <CheckboxField isSelected={allowUpdates} onChange={setAllowUpdates}>
        {t('copying.allowUpdates')}
        <span className={ui['hint']}> {t('copying.allowUpdatesHint')}</span>
      </CheckboxField>
      {copy.isError && (
        <p className={ui['error']} role="alert">
          {t(copyFailureMessageKey(copy.error))}
        </p>
      )}
      <Actions>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button look="primary" disabled={isMissing || copy.isPending} onClick={() => copy.mutate()}>
          {t(copy.isPending ? 'copying.working' : 'copying.submit')}
        </Button>
      </Actions>
    </Modal>
  );
}
