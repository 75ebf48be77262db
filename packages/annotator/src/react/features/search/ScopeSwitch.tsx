import { useTranslate } from '@glossator/i18n';
import type { SearchScope } from '../../../core/code-search/state';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { Segments } from '../../controls/Segments';
import { typeOn } from './search-focus';

const SCOPES: readonly SearchScope[] = ['document', 'documents', 'annotations'];

/** Where to search: one of three; arrows choose the next one, a click leads back to the field. */
export function ScopeSwitch() {
  const t = useTranslate('annotator');
  const { chooseScope } = useCommands().codeSearch;
  const scope = useAnnotatorState(({ codeSearch }) => codeSearch.scope);
  return (
    <Segments
      label={t('search.scope')}
      choices={SCOPES.map((choice) => ({ choice, label: t(`search.scopes.${choice}`) }))}
      chosen={scope}
      onChoose={chooseScope}
      onClicked={typeOn}
    />
  );
}
