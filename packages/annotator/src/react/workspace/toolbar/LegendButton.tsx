import { useTranslate } from '@glossator/i18n';
import { Tags } from 'lucide-react';
import { useState } from 'react';
import { useAnnotatorState } from '../../annotator/context/annotator-context';
import { Popover } from '../../controls/Popover';
import { LegendReading } from '../../annotator/colors/LegendList';
import css from './glossator-toolbar.module.css';

/** What the colors stand for, for readers; nothing where none has a name. */
export function LegendButton() {
  const t = useTranslate('annotator');
  const entries = useAnnotatorState(({ legend }) => legend.entries);
  const [isOpen, setIsOpen] = useState(false);
  const named = entries.filter(({ name }) => name !== undefined);
  const label = t('legend.show');
  if (named.length === 0) return null;
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
          <Tags aria-hidden="true" size={17} strokeWidth={1.75} />
        </button>
      )}
    >
      <LegendReading entries={named} />
    </Popover>
  );
}
