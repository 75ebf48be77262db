import { useTranslate } from '@glossator/i18n';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { canDecide } from '../../../../core/access/selectors';
import { isWordForWord } from '../../../../core/unported/selectors';
import { ConfirmDeletion } from '../../../controls/Confirmation';
import { useAnnotatorState, useCommands } from '../../../annotator/context/annotator-context';
import { Button } from '../../../controls/Button';
import css from './glossator-unported.module.css';

/** Confirms all annotations with identical text together, and shows first how many they are. Nothing where there are none. */
export function ConfirmIdentical() {
  const t = useTranslate('annotator');
  const { confirmAllIdentical } = useCommands().unported;
  const [isAsking, setIsAsking] = useState(false);
  const count = useAnnotatorState(
    (state) => state.selections.items.filter((item) => isWordForWord(item) && canDecide(state, item)).length,
  );
  return (
    <>
      {count > 0 && !isAsking && (
        <Button className={css['wide']} onClick={() => setIsAsking(true)}>
          <CheckCheck aria-hidden="true" size={14} />
          {t('unported.confirmAll', { count })}
        </Button>
      )}
      {count > 0 && isAsking && (
        <ConfirmDeletion
          question={t('unported.confirmAllQuestion', { count })}
          words={{ cancel: t('cancel'), confirm: t('unported.confirm') }}
          isHarmless
          returnTo="[data-glossator-unported]"
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            confirmAllIdentical();
          }}
        />
      )}
    </>
  );
}
