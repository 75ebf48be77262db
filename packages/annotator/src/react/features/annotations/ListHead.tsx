import { useTranslate } from '@glossator/i18n';
import { LIST_SCOPES } from '../../../core/selections/state';
import { useCommands } from '../../annotator/context/annotator-context';
import { Segments } from '../../controls/Segments';
import css from './glossator-code-list.module.css';
import { PickButton } from './PickButton';
import { useIsCodeOffered, useListScope } from './use-list-scope';

/** Above the list: whose annotations it has, and what begins to pick some of them. */
export function ListHead() {
  const t = useTranslate('annotator');
  const { chooseScope } = useCommands().selections;
  const scope = useListScope();
  const isCodeOffered = useIsCodeOffered();
  return (
    <div className={css['head']}>
      {isCodeOffered && (
        <Segments
          className={css['scope']}
          label={t('annotations.scope')}
          choices={LIST_SCOPES.map((choice) => ({ choice, label: t(`annotations.scopes.${choice}`) }))}
          chosen={scope}
          onChoose={chooseScope}
        />
      )}
      <PickButton />
    </div>
  );
}
