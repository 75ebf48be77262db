import { useTranslate } from '@glossator/i18n';
import { useAnnotatorState, useCommands } from '../../../annotator/context/annotator-context';
import cards from '../../../controls/cards/glossator-cards.module.css';
import { Button } from '../../../controls/Button';
import { useEscape } from '../../../controls/keys/escape-stack';
import css from './glossator-unported.module.css';
import { KeyButton } from './KeyButton';

/** The user selects in the document where an annotation belongs. */
export function ByHand({ onCancel }: { readonly onCancel: () => void }) {
  const t = useTranslate('annotator');
  const { placeAtSelectedText } = useCommands().unported;
  const selected = useAnnotatorState(({ selections }) => selections.textSelection?.text.trim() ?? '');
  useEscape(true, onCancel);
  return (
    <div className={css['byHand']}>
      {selected === '' ? (
        <p className={css['byHandHint']}>{t('unported.byHandHint')}</p>
      ) : (
        <p className={css['candidateQuote']}>{selected}</p>
      )}
      <div className={cards['actions']}>
        <KeyButton
          look="primary"
          keyName="a"
          disabled={selected === ''}
          onClick={() => placeAtSelectedText()}
        >
          {t('unported.useThisPlace')}
        </KeyButton>
        <Button look="quiet" onClick={onCancel}>
          {t('unported.stopByHand')}
        </Button>
      </div>
    </div>
  );
}
