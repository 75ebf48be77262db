import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useUnfinished } from '@glossator/annotator';
import type { InvitedLevel } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { problemCodeOf } from '../app/problems';
import { useServices } from '../app/services';
import { Button } from '../ui/Button';
import { Actions, Modal } from '../ui/Modal';
import ui from '../ui/glossator-ui.module.css';
import css from './glossator-people.module.css';
import { LevelField } from './LevelField';
import { MessageField } from './MessageField';

interface RequestAccessModalProps {
  readonly codeId: number;
  /** The levels that can be asked for, the likeliest first. */
  readonly levels: readonly [InvitedLevel, ...InvitedLevel[]];
  readonly onClose: () => void;
}

/** Asks the owner of a Code for access, or for more of it. Nobody learns from it whether there is such a Code. */
export function RequestAccessModal({ codeId, levels, onClose }: RequestAccessModalProps) {
  const t = useTranslate('host');
  const { client } = useServices();
  const [access, setAccess] = useState<InvitedLevel>(levels[0]);
  const [message, setMessage] = useState('');
  useUnfinished({ text: message, needs: 'read', close: onClose });
  const request = useMutation({
    mutationFn: () => client.sharing.requestAccess({ id: codeId, access, message: message.trim() }),
  });
  const isTooOften = problemCodeOf(request.error) === 'RATE_LIMITED';
  return (
    <Modal title={t('sharing.request.title')} isOpen onClose={onClose} narrow>
      {request.isSuccess ? (
        <p role="status" className={ui['dialogText']}>
          {t('sharing.request.sent')}
        </p>
      ) : (
        <div className={css['form']}>
          <p className={ui['dialogText']}>{t('sharing.request.text')}</p>
          <LevelField label={t('sharing.level')} levels={levels} value={access} onChange={setAccess} />
          <MessageField value={message} onChange={setMessage} />
          {request.error && (
            <div role="alert" className={ui['error']}>
              {t(isTooOften ? 'sharing.request.tooMany' : 'sharing.failed')}
            </div>
          )}
        </div>
      )}
      {!request.isSuccess && (
        <Actions>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button look="primary" disabled={request.isPending} onClick={() => request.mutate()}>
            {t('sharing.request.send')}
          </Button>
        </Actions>
      )}
    </Modal>
  );
}
