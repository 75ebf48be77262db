import type { TextSelection } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { Loaded } from '../../controls/Loaded';
import { PopoverButton } from '../../controls/PopoverButton';
import { useCommands } from '../context/annotator-context';
import { ColorDot } from './ColorDot';
import { useColorWords } from './color-names';
import { COLOR_MENU } from './later-colors';
import css from './glossator-recolor.module.css';

/** The color of a highlight, to be changed. */
export function RecolorButton({ selection }: { readonly selection: Pick<TextSelection, 'id' | 'color'> }) {
  const t = useTranslate('annotator');
  const { nameOf, changeTo } = useColorWords();
  const { selections } = useCommands();
  return (
    <PopoverButton
      label={t('annotations.colorNow', { color: nameOf(selection.color) })}
      className={css['dotButton']}
      face={<ColorDot color={selection.color} size={16} />}
      placement="bottom-end"
      needs={COLOR_MENU}
    >
      {(close) => (
        <Loaded
          later={COLOR_MENU}
          props={{
            chosen: selection.color,
            labelOf: changeTo,
            onChoose(color) {
              selections.recolor(selection.id, color);
              close();
            },
          }}
        />
      )}
    </PopoverButton>
  );
}
