import { useTranslate } from '@glossator/i18n';
import { Tags } from 'lucide-react';
import { LegendReading } from '../../annotator/colors/LegendReading';
import { useAnnotatorState } from '../../annotator/context/annotator-context';
import { PopoverButton } from '../../controls/PopoverButton';
import css from './glossator-toolbar.module.css';

/** What the colors stand for, for readers; nothing where none has a name. */
export function LegendButton() {
  const t = useTranslate('annotator');
  const entries = useAnnotatorState(({ legend }) => legend.entries);
  const named = entries.filter(({ name }) => name !== undefined);
  if (named.length === 0) return null;
  return (
    <PopoverButton
      label={t('legend.show')}
      className={css['color']}
      face={<Tags aria-hidden="true" size={17} strokeWidth={1.75} />}
    >
      {() => <LegendReading entries={named} />}
    </PopoverButton>
  );
}
