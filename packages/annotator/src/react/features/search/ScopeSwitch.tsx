import { useTranslate } from '@glossator/i18n';
import type { KeyboardEvent } from 'react';
import type { SearchScope } from '../../../core/code-search/state';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { moveFocus } from '../../controls/move-focus';
import css from './glossator-search.module.css';
import { typeOn } from './search-focus';

const SCOPES: readonly SearchScope[] = ['document', 'documents', 'annotations'];

/** Where to search: one of three; arrows choose the next one, a click leads back to the field. */
export function ScopeSwitch() {
  const t = useTranslate('annotator');
  const { chooseScope: chooseSearchScope } = useCommands().codeSearch;
  const scope = useAnnotatorState(({ codeSearch }) => codeSearch.scope);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
    const focused = event.key.length === 1 ? undefined : moveFocus(buttons, event);
    const chosen = focused && SCOPES[buttons.indexOf(focused)];
    if (!chosen) return;
    event.preventDefault();
    chooseSearchScope(chosen);
  };
  return (
    <div role="radiogroup" aria-label={t('search.scope')} className={css['scopes']} onKeyDown={onKeyDown}>
      {SCOPES.map((each) => (
        <button
          key={each}
          type="button"
          role="radio"
          aria-checked={each === scope}
          tabIndex={each === scope ? 0 : -1}
          className={css['scope']}
          onClick={(event) => {
            chooseSearchScope(each);
            typeOn(event);
          }}
        >
          {t(`search.scopes.${each}`)}
        </button>
      ))}
    </div>
  );
}
