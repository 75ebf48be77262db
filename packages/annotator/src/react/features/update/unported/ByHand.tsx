import { useTranslate } from '@glossator/i18n';
import { useAnnotatorState, useCommands } from '../../../annotator/context/annotator-context';
import { selectSelection } from '../../../../core/selections/selectors';
import cards from '../../../controls/cards/glossator-cards.module.css';
import { Button } from '../../../controls/Button';
import { useEscape } from '../../../controls/keys/escape-stack';
import css from './glossator-unported.module.css';
import { KeyButton } from './KeyButton';

/** The user selects in the document where an annotation belongs. */
export function ByHand({ onCancel }: { readonly onCancel: () => void }) {
  const t = useTranslate('annotator');
  const { placeAtSelectedText } = useCommands().unported;
  const isArea = useAnnotatorState(
    (state) => state.unported.open && selectSelection(state, state.unported.open.id)?.area !== undefined,
  );
  const selected = useAnnotatorState(({ selections }) => selections.textSelection?.text.trim() ?? '');
  useEscape(true, onCancel);
  if (isArea) return <AreaByHand onCancel={onCancel} />;
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

/** The same for an area, which is drawn anew. */
function AreaByHand({ onCancel }: { readonly onCancel: () => void }) {
  const t = useTranslate('annotator');
  const { drawArea } = useCommands().selections;
  return (
    <div className={css['byHand']}>
      <p className={css['byHandHint']}>{t('areas.placeHint')}</p>
      <div className={cards['actions']}>
        <KeyButton look="primary" keyName="d" onClick={() => drawArea(true)}>
          {t('areas.place')}
        </KeyButton>
        <Button look="quiet" onClick={onCancel}>
          {t('unported.stopByHand')}
        </Button>
      </div>
    </div>
  );
}
