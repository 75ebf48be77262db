import { useTranslate } from '@glossator/i18n';
import { List, X } from 'lucide-react';
import { useId } from 'react';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { IconButton } from '../../controls/IconButton';
import { Loaded } from '../../controls/Loaded';
import { SEARCH_PANEL } from './later-search';
import { SearchCount } from './SearchCount';
import { SearchSteps } from './SearchSteps';
import { useCodeHits } from './use-code-hits';

/** What is beside the search field: the count, the steps from place to place, the list, and the way out. */
export function SearchTools() {
  const t = useTranslate('annotator');
  const { search } = useCommands();
  const panelId = useId();
  const isListOpen = useAnnotatorState((state) => state.search.isListOpen);
  const { step } = useCodeHits();
  return (
    <>
      <SearchCount />
      <SearchSteps onStep={step} />
      <IconButton
        icon={List}
        label={t('search.list')}
        aria-expanded={isListOpen}
        aria-controls={isListOpen ? panelId : undefined}
        onClick={search.toggleList}
      />
      <IconButton icon={X} label={t('search.clear')} onClick={search.close} />
      {isListOpen && <Loaded later={SEARCH_PANEL} props={{ id: panelId }} />}
    </>
  );
}
