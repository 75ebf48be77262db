import { useTranslate } from '@glossator/i18n';
import { useState } from 'react';
import { useAnnotatorState, useCommands } from '../annotator-context';
import { Popover } from '../controls/Popover';
import { ColorSwatches } from '../selection-bar/ColorSwatches';
import { colorPaint, useColorName } from '../selection-bar/color-names';
import css from './glossator-toolbar.module.css';

/** The color that the next highlight gets, and all others to choose from. */
export function ColorButton() {
  const t = useTranslate('annotator');
  const nameOf = useColorName();
  const color = useAnnotatorState(({ selections }) => selections.color);
  const { chooseColor } = useCommands();
  const [isOpen, setIsOpen] = useState(false);
  const label = t('toolbar.color', { color: nameOf(color) });
  return (
    <Popover
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      role="dialog"
      label={label}
      anchor={(ref) => (
        <button
          ref={ref}
          type="button"
          className={css['color']}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-label={label}
          title={label}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={css['colorDot']} style={{ background: colorPaint(color) }} />
        </button>
      )}
    >
      <ColorSwatches
        chosen={color}
        labelOf={nameOf}
        onChoose={(choice) => {
          chooseColor(choice);
          setIsOpen(false);
        }}
      />
    </Popover>
  );
}
