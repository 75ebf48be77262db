import { X } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslate } from '@glossator/i18n';
import { PressButton } from '../ui/PressButton';
import css from './glossator-uploads.module.css';

/** A file that was refused and is no longer in the list. */
interface RefusedFile {
  readonly title: string;
  /** Why. */
  readonly text: string;
}

/** The files that were refused while a component is mounted, until they are dismissed. */
export interface RefusedFilesState {
  readonly list: readonly RefusedFile[];
  readonly add: (file: RefusedFile) => void;
  readonly dismiss: (file: RefusedFile) => void;
}

/** Keeps what was refused: a toast about several of them may be over before it is read. */
export function useRefusedFiles(): RefusedFilesState {
  const [list, setList] = useState<readonly RefusedFile[]>([]);
  const add = useCallback((file: RefusedFile) => setList((before) => [...before, file]), []);
  const dismiss = (file: RefusedFile) => setList((before) => before.filter((other) => other !== file));
  return { list, add, dismiss };
}

/** The files that were not added, and why; nothing where there are none. */
export function RefusedFiles({ refused }: { readonly refused: RefusedFilesState }) {
  const t = useTranslate('host');
  if (refused.list.length === 0) return null;
  return (
    <ul className={css['refused']} aria-label={t('creation.notAdded')}>
      {refused.list.map((file, index) => (
        <li key={index} className={css['refusedFile']}>
          <span>{file.text}</span>
          <PressButton
            look="quiet"
            icon
            aria-label={t('organising.dismissOne', { title: file.title })}
            onPress={() => refused.dismiss(file)}
          >
            <X size="1.14em" aria-hidden />
          </PressButton>
        </li>
      ))}
    </ul>
  );
}
