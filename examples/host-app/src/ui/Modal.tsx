import type { ReactNode } from 'react';
import { Dialog, Heading, Modal as AriaModal, ModalOverlay } from 'react-aria-components';
import { AriaLocale } from './AriaLocale';
import { classNames } from './class-names';
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
export function Modal({ title, isOpen, onClose, narrow, role = 'dialog', children }: ModalProps) {
  return (
    <AriaLocale>
      <ModalOverlay
        className={classNames('glossator-root', css['overlay'])}
        isOpen={isOpen}
        isDismissable
        onOpenChange={(open) => !open && onClose()}
      >
        <AriaModal className={classNames(css['modal'], narrow && css['narrow'])}>
          <Dialog className={css['dialog'] ?? ''} role={role}>
            <Heading slot="title" className={css['dialogTitle'] ?? ''}>
              {title}
            </Heading>
            {children}
          </Dialog>
        </AriaModal>
      </ModalOverlay>
    </AriaLocale>
  );
}

/** The row of buttons at a dialog's or form's end. */
export function Actions({ children }: { readonly children: ReactNode }) {
  return <div className={css['actions']}>{children}</div>;
}

/** A question with one dangerous answer. */
export function ConfirmModal(props: {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly buttons: ReactNode;
}) {
  return (
    <Modal title={props.title} isOpen={props.isOpen} onClose={props.onClose} narrow role="alertdialog">
      <p className={css['dialogText']}>{props.children}</p>
      <Actions>{props.buttons}</Actions>
    </Modal>
  );
}
