import { useTranslate } from '@glossator/i18n';
import { useRef, useState } from 'react';
import type { LegendFailure } from '../../../core/legend/commands';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { useUnfinished } from '../../annotator/context/unfinished-context';
import { Button } from '../../controls/Button';
import { classNames } from '../../controls/class-names';
import controls from '../../controls/glossator-controls.module.css';
import { COLOR_NAME_MAX } from './ColorNameField';
import { ContrastNote } from './ContrastNote';
import { FailureText } from './FailureText';
import css from './glossator-legend.module.css';

/** What is offered at first: soft, and none of the 20. */
const FIRST_OFFER = '#e3c9a4';

/** Adds a custom color to the legend; warns where text on it would be hard to read. */
export function NewColorForm() {
  const t = useTranslate('annotator');
  const { saveColor } = useCommands().legend;
  const entries = useAnnotatorState(({ legend }) => legend.entries);
  const [color, setColor] = useState(FIRST_OFFER);
  const [name, setName] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<LegendFailure | undefined>(undefined);
  const choose = (chosen: string) => {
    setColor(chosen);
    setFailure(undefined);
  };
  useUnfinished({ text: name, needs: 'organize', close: () => setName('') });
  const field = useRef<HTMLInputElement>(null);
  const add = async () => {
    if (isBusy) return;
    // Sent, it would be a new name for the color that is there.
    if (entries.some((entry) => entry.color === color)) {
      setFailure('colorTaken');
      return;
    }
    setIsBusy(true);
    const failed = await saveColor({ color, name });
    setIsBusy(false);
    setFailure(failed);
    if (failed) return;
    setName('');
    field.current?.focus();
  };
  return (
    <form
      className={css['form']}
      aria-label={t('legend.newTitle')}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <div className={css['row']}>
        <input
          type="color"
          className={css['picker']}
          aria-label={t('legend.newColor')}
          value={color}
          onChange={(event) => choose(event.target.value)}
        />
        <div className={css['name']}>
          <input
            ref={field}
            className={classNames(controls['field'], css['field'])}
            aria-label={t('legend.newName')}
            placeholder={t('legend.newName')}
            maxLength={COLOR_NAME_MAX}
            autoComplete="off"
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setFailure(undefined);
            }}
          />
        </div>
        <Button type="submit" look="primary" aria-busy={isBusy}>
          {t('legend.add')}
        </Button>
      </div>
      <ContrastNote color={color} onTake={choose} />
      <p role="alert" className={css['failure']}>
        {failure !== undefined && <FailureText failure={failure} />}
      </p>
    </form>
  );
}
