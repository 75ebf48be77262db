import { useEffect, useState } from 'react';
import {
  createBrowserOutboxStore,
  unsavedTexts,
  type LeftWork,
  type StoredChange,
} from '@glossator/annotator';
import { useTranslate } from '@glossator/i18n';
import { LostTexts } from './LostTexts';

interface UnsavedTextsProps {
  readonly userId: number;
  readonly codeId: number;
  /** What was unfinished when the Code went. */
  readonly left: LeftWork;
}

/** What the user has written in a Code and was not saved, where the Code itself is not shown any more. What was submitted stays stored in this browser. */
export function UnsavedTexts({ userId, codeId, left }: UnsavedTextsProps) {
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
  const text = [unsavedTexts(found), left.text].filter((each) => each !== undefined).join('\n\n');
  return <LostTexts text={text} files={left.files} about={t('workspace.unsavedText')} />;
}
