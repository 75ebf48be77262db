import type { CodeDocument } from '@glossator/client-sdk/contract';
import { SHORT_NAME_MAX } from '@glossator/client-sdk/constants';
import { useTranslate } from '@glossator/i18n';
import { TitleInput } from '../uploads/TitleInput';
import css from './glossator-organise.module.css';
import { useVersionState } from './use-version-state';

interface CitedAsProps {
  readonly document: CodeDocument;
  readonly onName: (shortName: string) => void;
}

/** What a document is called in citations, to be changed, and of which day its law is. */
export function CitedAs({ document: { title, shortName = '', version }, onName }: CitedAsProps) {
  const t = useTranslate('host');
  const state = useVersionState(version);
  return (
    <div className={css['cited']}>
      <span aria-hidden="true">{t('organising.citedAs')}</span>
      <TitleInput
        label={t('organising.shortName', { title })}
        title={shortName}
        placeholder={title}
        maxLength={SHORT_NAME_MAX}
        className={css['shortName']}
        onRename={onName}
      />
      {state !== undefined && <span>{state}</span>}
    </div>
  );
}
