import type { ReactNode } from 'react';
import { PageDialog } from '@glossator/annotator/controls';
import { useTranslate } from '@glossator/i18n';
import { Button } from './Button';
import css from './glossator-ui.module.css';

interface ModalProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly narrow?: boolean;
  readonly role?: 'dialog' | 'alertdialog';
  readonly children: ReactNode;
}

/** A dialog in the middle of the window, 675 px wide by default (specification section 2); traps and returns focus. */
export function Modal({ title, isOpen, onClose, narrow = false, role = 'dialog', children }: ModalProps) {
  const t = useTranslate('host');
  if (!isOpen) return null;
  return (
    <PageDialog
      title={title}
      close={t('common.close')}
      onClose={onClose}
      isNarrow={narrow}
      isQuestion={role === 'alertdialog'}
    >
      <div className={css['dialog']}>{children}</div>
    </PageDialog>
  );
}

/** The row of buttons at a dialog's or form's end. */
export function Actions({ children }: { readonly children: ReactNode }) {
  return <div className={css['actions']}>{children}</div>;
}

interface ConfirmModalProps {
  readonly title: string;
  readonly isOpen?: boolean;
  /** The harmless answer's label. */
  readonly cancel: string;
  readonly onClose: () => void;
  /** The other answer's label. */
  readonly confirm: string;
  /** Whether nothing is lost by it. */
  readonly isHarmless?: boolean;
  readonly isPending?: boolean;
  readonly onConfirm: () => void;
  readonly children: ReactNode;
}

/** A question with two answers, of which one is dangerous, if not said otherwise. */
export function ConfirmModal(props: ConfirmModalProps) {
  const { title, isOpen = true, cancel, onClose, confirm, isPending = false, onConfirm, children } = props;
  const look = props.isHarmless === true ? 'primary' : 'danger';
  return (
    <Modal title={title} isOpen={isOpen} onClose={onClose} narrow role="alertdialog">
      <p className={css['dialogText']}>{children}</p>
      <Actions>
        <Button onClick={onClose}>{cancel}</Button>
        <Button look={look} disabled={isPending} onClick={onConfirm}>
          {confirm}
        </Button>
      </Actions>
    </Modal>
  );
}
