import { useTranslate } from '@glossator/i18n';
import { useAccountFields } from '../forms/account-fields';
import { FieldsForm } from '../forms/FieldsForm';
import { useFields } from '../forms/use-fields';
import { Button } from '../ui/Button';
import { Actions, Modal } from '../ui/Modal';
import css from './glossator-account.module.css';

interface PasswordModalProps {
  readonly title: string;
  readonly text: string;
  /** The dangerous answer's label. */
  readonly confirm: string;
  readonly onClose: () => void;
  /** Rejects as the client does. */
  readonly onConfirm: (currentPassword: string) => Promise<void>;
}

/** A dangerous question that is answered with the password. */
export function PasswordModal({ title, text, confirm, onClose, onConfirm }: PasswordModalProps) {
  const t = useTranslate('host');
  const { currentPassword } = useAccountFields();
  const form = useFields({
    initial: { currentPassword: '' },
    fields: [{ ...currentPassword, autoFocus: true }],
    send: (typed) => onConfirm(typed.currentPassword),
  });
  return (
    <Modal title={title} isOpen onClose={onClose} narrow role="alertdialog">
      <FieldsForm
        form={form}
        lead={
          <div className={css['body']}>
            <p>{text}</p>
          </div>
        }
        actions={
          <Actions>
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button type="submit" look="danger" disabled={form.isRunning}>
              {confirm}
            </Button>
          </Actions>
        }
      />
    </Modal>
  );
}
