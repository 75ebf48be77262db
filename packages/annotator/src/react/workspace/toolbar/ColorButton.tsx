import { useTranslate } from '@glossator/i18n';
import { Tags } from 'lucide-react';
import { useState } from 'react';
import { selectCanOrganize } from '../../../core/legend/selectors';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { Button } from '../../controls/Button';
import { Popover } from '../../controls/Popover';
import { ColorMenu } from '../../annotator/colors/ColorMenu';
import { colorPaint, useColorWords } from '../../annotator/colors/color-names';
import css from './glossator-toolbar.module.css';

/** The color that the next highlight gets, and all others to choose from; who may organize can name them. */
export function ColorButton({ onEditLegend }: { readonly onEditLegend: () => void }) {
  const t = useTranslate('annotator');
  const { nameOf } = useColorWords();
  const canOrganize = useAnnotatorState(selectCanOrganize);
  const color = useAnnotatorState(({ selections }) => selections.color);
  const { chooseColor } = useCommands().selections;
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
      <ColorMenu
        chosen={color}
        labelOf={nameOf}
        onChoose={(choice) => {
          chooseColor(choice);
          setIsOpen(false);
        }}
      />
      {canOrganize && (
        <div className={css['colorFoot']}>
          <Button
            look="quiet"
            onClick={() => {
              setIsOpen(false);
              onEditLegend();
            }}
          >
            <Tags aria-hidden="true" size={14} strokeWidth={1.75} />
            {t('legend.edit')}
          </Button>
        </div>
      )}
    </Popover>
  );
}
