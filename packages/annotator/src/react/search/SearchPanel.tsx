import { useTranslate } from '@glossator/i18n';
import { CaseSensitive, WholeWord } from 'lucide-react';
import { useAnnotatorState, useCommands } from '../annotator-context';
import { IconButton } from '../controls/IconButton';
import css from './glossator-search.module.css';
import { SearchResults } from './SearchResults';

/** Under the field: how to search, how far it has come, and the places found. */
export function SearchPanel({ id }: { readonly id: string }) {
  const t = useTranslate('annotator');
  const commands = useCommands();
  const options = useAnnotatorState(({ search }) => search.options);
  const status = useAnnotatorState(({ search }) => search.status);
  const total = useAnnotatorState(({ search }) => search.total);
  const hits = useAnnotatorState(({ search }) => search.hits);
  const progress = useAnnotatorState(({ search }) => search.progress);

  const said = () => {
    if (status === 'failed') return t('search.failed');
    if (status === 'loading' && progress)
      return t('search.progress', { read: progress.pagesRead, total: progress.pageCount });
    if (status === 'loading') return t('search.searching');
    if (status !== 'ready') return '';
    return total === 0 ? t('search.none') : t('search.found', { total });
  };
  return (
    <div id={id} className={css['panel']}>
      <div className={css['head']}>
        <span className={css['said']}>{said()}</span>
        <IconButton
          icon={CaseSensitive}
          label={t('search.caseSensitive')}
          isPressed={options.caseSensitive}
          onClick={() => commands.chooseSearchOptions({ caseSensitive: !options.caseSensitive })}
        />
        <IconButton
          icon={WholeWord}
          label={t('search.wholeWord')}
          isPressed={options.wholeWord}
          onClick={() => commands.chooseSearchOptions({ wholeWord: !options.wholeWord })}
        />
      </div>
      {hits.length > 0 && <SearchResults hits={hits} total={total} />}
    </div>
  );
}
