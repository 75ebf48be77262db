import { useState } from 'react';
import { useUnfinished } from '@glossator/annotator';
import type { Code, CoverColor } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { coverName, CoverPicker } from '../code-creation/CoverPicker';
import { ChangedElsewhere } from '../forms/ChangedElsewhere';
import { Form } from '../forms/Form';
import { useOvertaken } from '../forms/use-overtaken';
import { Button } from '../ui/Button';
import { Actions, Modal } from '../ui/Modal';
import { TextField } from '../ui/TextField';
import { useCodeUpdate } from './use-code-update';

/** What the user has changed. */
interface Typed {
  readonly title?: string | undefined;
  readonly coverColor?: CoverColor | undefined;
}

interface RenameModalProps {
  readonly code: Pick<Code, 'id' | 'title' | 'coverColor'>;
  readonly onClose: () => void;
}

/** Changes the title and the cover of a Code: what the user has not touched stays as it is stored, also when that changes meanwhile. */
export function RenameModal({ code, onClose }: RenameModalProps) {
  const t = useTranslate('host');
  const update = useCodeUpdate(code.id);
  const stored = { title: code.title, coverColor: code.coverColor };
  const [typed, setTyped] = useState<Typed>({});
  const { title = code.title, coverColor = code.coverColor } = typed;
  const isChanged = (field: keyof typeof stored) =>
    typed[field] !== undefined && typed[field] !== stored[field];
  const elsewhere = useOvertaken(stored, isChanged);
  useUnfinished({ text: isChanged('title') ? title : undefined, needs: 'organize', close: onClose });
  const isMissing = title.trim() === '';
  function save() {
    if (isMissing || update.isPending) return;
    const changes = {
      ...(isChanged('title') && { title: title.trim() }),
      ...(isChanged('coverColor') && { coverColor }),
    };
    if (Object.keys(changes).length === 0) onClose();
    else update.mutate(changes, { onSuccess: onClose });
  }
  return (
    <Modal title={t('workspace.rename')} isOpen onClose={onClose}>
      <Form onSubmit={save}>
        <TextField
          label={t('creation.codeTitle')}
          value={title}
          maxLength={255}
          autoFocus
          onChange={(event) => setTyped({ ...typed, title: event.target.value })}
          error={isMissing ? t('creation.titleMissing') : undefined}
        />
        <ChangedElsewhere
          label={t('creation.codeTitle')}
          text={elsewhere.title}
          onTake={() => setTyped({ ...typed, title: undefined })}
        />
        <CoverPicker
          value={coverColor}
          onChange={(color) => setTyped({ ...typed, coverColor: color })}
          title={title}
        />
        <ChangedElsewhere
          label={t('creation.cover')}
          text={elsewhere.coverColor && t('creation.coverColor', { name: coverName(elsewhere.coverColor) })}
          onTake={() => setTyped({ ...typed, coverColor: undefined })}
        />
        <Actions>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" look="primary" disabled={isMissing || update.isPending}>
            {t('common.save')}
          </Button>
        </Actions>
      </Form>
    </Modal>
  );
}
