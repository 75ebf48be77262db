import { useState } from 'react';
import type { Code } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { CoverPicker } from '../code-creation/CoverPicker';
import { Button } from '../ui/Button';
import { Actions, Modal } from '../ui/Modal';
import { TextField } from '../ui/TextField';
import { useCodeUpdate } from './use-code-update';

/** Changes the title and the cover of a Code. */
export function RenameModal({ code, onClose }: { readonly code: Code; readonly onClose: () => void }) {
  const t = useTranslate('host');
  const update = useCodeUpdate(code.id);
  const [title, setTitle] = useState(code.title);
  const [coverColor, setCoverColor] = useState(code.coverColor);
  const isMissing = title.trim() === '';
  return (
    <Modal title={t('workspace.rename')} isOpen onClose={onClose}>
      <TextField
        label={t('creation.codeTitle')}
        value={title}
        maxLength={255}
        autoFocus
        onChange={(event) => setTitle(event.target.value)}
        error={isMissing ? t('creation.titleMissing') : undefined}
      />
      <CoverPicker value={coverColor} onChange={setCoverColor} title={title} />
      <Actions>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button
          look="primary"
          disabled={isMissing || update.isPending}
          onClick={() => update.mutate({ title: title.trim(), coverColor }, { onSuccess: onClose })}
        >
          {t('common.save')}
        </Button>
      </Actions>
    </Modal>
  );
}
