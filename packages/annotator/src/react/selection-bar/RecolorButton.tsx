import type { TextSelection } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useState } from 'react';
import { useCommands } from '../annotator-context';
import { Popover } from '../controls/Popover';
import { ColorSwatches } from './ColorSwatches';
import { colorPaint, useColorName } from './color-names';
import css from './glossator-selection-bar.module.css';

/** The color of a highlight, to be changed. */
export function RecolorButton({ selection }: { readonly selection: Pick<TextSelection, 'id' | 'color'> }) {
  const t = useTranslate('annotator');
  const nameOf = useColorName();
  const { recolorSelection } = useCommands();
  const [isOpen, setIsOpen] = useState(false);
  const label = t('annotations.color');
  return (
    <Popover
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      role="dialog"
      label={label}
      placement="bottom-end"
      anchor={(ref) => (
        <button
          ref={ref}
          type="button"
          className={css['dotButton']}
          aria-label={label}
          title={label}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={css['dot']} style={{ background: colorPaint(selection.color) }} />
        </button>
      )}
    >
      <ColorSwatches
        chosen={selection.color}
        labelOf={(color) => t('selectionBar.changeTo', { color: nameOf(color) })}
        onChoose={(color) => {
          recolorSelection(selection.id, color);
          setIsOpen(false);
        }}
      />
    </Popover>
  );
}
