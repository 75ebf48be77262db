import { useTranslate } from '@glossator/i18n';
import { Tags } from 'lucide-react';
import { selectCanOrganize } from '../../../core/legend/selectors';
import { ColorDot } from '../../annotator/colors/ColorDot';
import { useColorWords } from '../../annotator/colors/color-names';
import { COLOR_MENU } from '../../annotator/colors/later-colors';
import { useAnnotatorState, useCommands, useOffers } from '../../annotator/context/annotator-context';
import { useOpenDialog } from '../../annotator/context/dialogs-context';
import { Button } from '../../controls/Button';
import { Loaded } from '../../controls/Loaded';
import { PopoverButton } from '../../controls/PopoverButton';
import css from './glossator-toolbar.module.css';

/** The color that the next highlight gets, and all others to choose from; organizers can name them. */
export function ColorButton() {
  const t = useTranslate('annotator');
  const openDialog = useOpenDialog();
  const { nameOf } = useColorWords();
  const { legend } = useOffers();
  const canName = useAnnotatorState(selectCanOrganize) && legend;
  const color = useAnnotatorState(({ selections }) => selections.color);
  const { chooseColor } = useCommands().selections;
  return (
    <PopoverButton
      label={t('toolbar.color', { color: nameOf(color) })}
      className={css['color']}
      face={<ColorDot color={color} size={17} />}
      needs={COLOR_MENU}
    >
      {(close) => (
        <>
          <Loaded
            later={COLOR_MENU}
            props={{
              chosen: color,
              labelOf: nameOf,
              onChoose(choice) {
                chooseColor(choice);
                close();
              },
            }}
          />
          {canName && (
            <div className={css['colorFoot']}>
              <Button
                look="quiet"
                onClick={() => {
                  close();
                  openDialog('legend');
                }}
              >
                <Tags aria-hidden="true" size={14} strokeWidth={1.75} />
                {t('legend.edit')}
              </Button>
            </div>
          )}
        </>
      )}
    </PopoverButton>
  );
}
