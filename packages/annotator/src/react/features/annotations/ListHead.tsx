import { useTranslate } from '@glossator/i18n';
import { LIST_SCOPES } from '../../../core/selections/state';
import { useCommands } from '../../annotator/context/annotator-context';
import { Segments } from '../../controls/Segments';
import css from './glossator-code-list.module.css';
import { useIsCodeOffered, useListScope } from './use-list-scope';

/** Above the list: whose annotations it has. */
export function ListHead() {
  const t = useTranslate('annotator');
  const { chooseScope } = useCommands().selections;
  const scope = useListScope();
  const isCodeOffered = useIsCodeOffered();
  if (!isCodeOffered) return null;
  return (
    <div className={css['head']}>
      <Segments
        label={t('annotations.scope')}
        choices={LIST_SCOPES.map((choice) => ({ choice, label: t(`annotations.scopes.${choice}`) }))}
        chosen={scope}
        onChoose={chooseScope}
      />
    </div>
  );
}
