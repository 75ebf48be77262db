import { useEffect, useState } from 'react';
import { createBrowserOutboxStore, unsavedTexts, type StoredChange } from '@glossator/annotator';
import { useTranslate } from '@glossator/i18n';
import { notify } from '../shell/notify';
import { Button } from '../ui/Button';
import css from './glossator-workspace.module.css';

/** What the user has written in a Code and was not saved, where the Code itself is not shown any more. It stays stored in this browser. */
export function UnsavedTexts({ userId, codeId }: { readonly userId: number; readonly codeId: number }) {
  const t = useTranslate('host');
  const [found, setFound] = useState<readonly StoredChange[]>([]);
  useEffect(() => {
    const take = (changes: readonly StoredChange[]) => setFound((known) => [...known, ...changes]);
    const box = createBrowserOutboxStore().open({ userId, codeId }, take);
    return () => {
      box.close();
      setFound([]);
    };
  }, [userId, codeId]);
  const text = unsavedTexts(found);
  if (text === undefined) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify('info', t('workspace.unsavedCopied')),
      () => notify('error', t('common.somethingWentWrong')),
    );
  return (
    <section className={css['unsaved']} aria-label={t('workspace.unsaved')}>
      <p>{t('workspace.unsavedText')}</p>
      <blockquote className={css['unsavedTexts']}>{text}</blockquote>
      <Button onClick={() => void copy()}>{t('workspace.unsavedCopy')}</Button>
    </section>
  );
}
