import { useTranslate } from '@glossator/i18n';
import { useState } from 'react';
import unseen from '../../controls/glossator-unseen.module.css';
import { useEscape } from '../../controls/keys/escape-stack';
import { useLater } from '../../controls/later';
import { GO_TO_DIALOG } from './later-go-to';

/** The dialog that asks for an article: its code is loaded when it is first opened, or before. What is typed until then is its first text. */
export function LazyGoToDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate('annotator');
  const [typed, setTyped] = useState('');
  const { part: GoToDialog, isFailed } = useLater(GO_TO_DIALOG);
  useEscape(!GoToDialog, onClose);
  if (GoToDialog) return <GoToDialog typedBefore={typed} onClose={onClose} />;
  return (
    <input
      autoFocus
      className={unseen['unseen']}
      aria-label={isFailed ? t('panels.failed') : t('goTo.label')}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={onClose}
    />
  );
}
