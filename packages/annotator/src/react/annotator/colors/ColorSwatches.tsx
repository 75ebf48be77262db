import type { SelectionColor } from '@glossator/client-sdk/contract';
import { Composite, CompositeItem } from '@floating-ui/react';
import { useTranslate } from '@glossator/i18n';
import { SELECTION_COLORS } from '../../../core/legend/colors';
import { classNames } from '../../controls/class-names';
import { colorPaint, useColorWords } from './color-names';
import css from './glossator-swatches.module.css';

const COLUMNS = 10;

interface ColorSwatchesProps {
  readonly chosen: SelectionColor | undefined;
  /** What choosing a color does, in words. */
  readonly labelOf: (color: SelectionColor) => string;
  readonly onChoose: (color: SelectionColor) => void;
}

/** All 20 colors in two rows; arrows move between them. */
export function ColorSwatches({ chosen, labelOf, onChoose }: ColorSwatchesProps) {
  const t = useTranslate('annotator');
  const { legendNameOf } = useColorWords();
  return (
    <Composite
      role="group"
      aria-label={t('selectionBar.allColors')}
      className={css['grid']}
      cols={COLUMNS}
      orientation="both"
    >
      {SELECTION_COLORS.map((color) => (
        <CompositeItem
          key={color}
          render={
            <Swatch
              color={color}
              label={labelOf(color)}
              name={legendNameOf(color)}
              isChosen={color === chosen}
              onChoose={() => onChoose(color)}
            />
          }
        />
      ))}
    </Composite>
  );
}

interface SwatchProps {
  readonly color: SelectionColor;
  readonly label: string;
  /** What the color stands for, if it does; written on it where colors are the user's own. */
  readonly name?: string | undefined;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One color to press; further attributes go to the button. */
export function Swatch({ color, label, name, isChosen, onChoose, ...rest }: SwatchProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(css['swatch'], isChosen && css['chosen'])}
      data-in-line
      style={{ background: colorPaint(color) }}
      aria-label={label}
      aria-pressed={isChosen}
      title={label}
      onClick={onChoose}
    >
      {name !== undefined && <span className={css['swatchName']}>{name}</span>}
    </button>
  );
}
