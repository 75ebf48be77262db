import type { Code } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { BackLink } from '../ui/BackLink';
import css from './glossator-workspace.module.css';

/** The way back to the library, and the Code's title. */
export function CodeTitle({ code }: { readonly code: Code }) {
  const t = useTranslate('host');
  return (
    <div className={css['start']}>
      <BackLink to="/library" className={css['back']}>
        <span className={css['backText']}>{t('common.backToLibrary')}</span>
      </BackLink>
      <h1 className={css['title']} title={code.title}>
        {code.title || t('library.untitled')}
      </h1>
    </div>
  );
}
