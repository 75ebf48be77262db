import type { TextSelection } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useState } from 'react';
import { useCommands } from '../context/annotator-context';
import { Popover } from '../../controls/Popover';
import { ColorMenu } from './ColorMenu';
import { colorPaint, useColorWords } from './color-names';
import css from './glossator-recolor.module.css';

/** The color of a highlight, to be changed. */
export function RecolorButton({ selection }: { readonly selection: Pick<TextSelection, 'id' | 'color'> }) {
  const t = useTranslate('annotator');
  const words = useColorWords();
  const { recolor: recolorSelection } = useCommands().selections;
  const [isOpen, setIsOpen] = useState(false);
  const label = t('annotations.colorNow', { color: words.nameOf(selection.color) });
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
      <ColorMenu
        chosen={selection.color}
        labelOf={words.changeTo}
        onChoose={(color) => {
          recolorSelection(selection.id, color);
          setIsOpen(false);
        }}
      />
    </Popover>
  );
}
