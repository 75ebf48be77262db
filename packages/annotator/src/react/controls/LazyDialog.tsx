import type { ComponentType } from 'react';
import { useTranslate } from '@glossator/i18n';
import { MessageDialog } from './DialogBox';
import { useEscape } from './keys/escape-stack';
import { useLater, type Later } from './later';

interface LazyDialogProps<Props extends object> {
  /** The dialog's code. */
  readonly later: Later<ComponentType<Props>>;
  /** What the dialog gets. */
  readonly props: Props;
  /** The title and text shown in its place when the code cannot be loaded. */
  readonly title: string;
  readonly failure: string;
  readonly onClose: () => void;
}

/** A dialog whose code is loaded when it is first opened, or before. */
export function LazyDialog<Props extends object>(lazy: LazyDialogProps<Props>) {
  const { later, props, title, failure, onClose } = lazy;
  const { part: Dialog, isFailed } = useLater(later);
  if (Dialog) return <Dialog {...props} />;
  return isFailed ? <MissingDialog title={title} failure={failure} onClose={onClose} /> : null;
}

/** Says that a dialog did not arrive; without the code that all of them share, which may not have arrived either. */
function MissingDialog(props: {
  readonly title: string;
  readonly failure: string;
  readonly onClose: () => void;
}) {
  const { title, failure, onClose } = props;
  const t = useTranslate('annotator');
  useEscape(true, onClose);
  return (
    <MessageDialog title={title} close={t('close')} onClose={onClose}>
      <p role="alert">{failure}</p>
    </MessageDialog>
  );
}
