import type { LegendEntry } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { LegendFailure } from '../../../core/legend/commands';
import { ConfirmDeletion } from '../../controls/Confirmation';
import { useCommands } from '../../annotator/context/annotator-context';
import { Button } from '../../controls/Button';
import { IconButton } from '../../controls/IconButton';
import { useReturnFocus } from '../../controls/use-return-focus';
import { useColorWords } from '../../annotator/colors/color-names';
import { ColorNameField } from './ColorNameField';
import { ContrastNote } from './ContrastNote';
import { FailureText } from './FailureText';
import css from './glossator-legend.module.css';

/** What takes the focus when a part of the legend goes away. */
const LEGEND = '[data-glossator-legend]';

/** A custom color of the legend: another color for all its highlights, its name, and a way out of the legend. */
export function CustomColorRow({ entry }: { readonly entry: LegendEntry }) {
  const t = useTranslate('annotator');
  const { nameOf } = useColorWords();
  const { saveColor, removeColor } = useCommands().legend;
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [row, setRow] = useState<HTMLElement | null>(null);
  const [box, setBox] = useState<HTMLElement | null>(null);
  useReturnFocus(row, LEGEND);
  useReturnFocus(box, LEGEND);
  const [failure, setFailure] = useState<LegendFailure | undefined>(undefined);
  const { color, name = '' } = entry;
  const wanted = draft !== undefined && draft !== color ? draft : undefined;
  const choose = (chosen: string) => {
    setDraft(chosen);
    setFailure(undefined);
  };
  const recolor = async (to: string) => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(await saveColor({ color: to, name, replaces: color }));
    setIsBusy(false);
  };
  const remove = async (evenIfUsed: boolean) => {
    if (isBusy) return;
    setIsBusy(true);
    const failed = await removeColor(color, evenIfUsed);
    setIsBusy(false);
    setIsAsking(failed === 'inUse');
    setFailure(failed === 'inUse' ? undefined : failed);
  };
  return (
    <li ref={setRow} className={css['custom']}>
      <div className={css['row']}>
        <input
          type="color"
          className={css['picker']}
          aria-label={t('legend.colorOf', { name: nameOf(color) })}
          value={draft ?? color}
          onChange={(event) => choose(event.target.value)}
        />
        <ColorNameField entry={entry} />
        <IconButton
          icon={Trash2}
          label={t('legend.remove', { name: nameOf(color) })}
          aria-busy={isBusy}
          onClick={() => void remove(false)}
        />
      </div>
      {wanted !== undefined && (
        <div ref={setBox} className={css['recolor']}>
          <ContrastNote color={wanted} onTake={choose} />
          <p className={css['hint']}>{t('legend.recolorHint')}</p>
          <div className={css['buttons']}>
            <Button onClick={() => choose(color)}>{t('cancel')}</Button>
            <Button look="primary" aria-busy={isBusy} onClick={() => void recolor(wanted)}>
              {t('legend.recolor')}
            </Button>
          </div>
        </div>
      )}
      <p role="alert" className={css['failure']}>
        {failure !== undefined && <FailureText failure={failure} />}
      </p>
      {isAsking && (
        <ConfirmDeletion
          question={t('legend.inUse')}
          words={{ cancel: t('cancel'), confirm: t('legend.removeShort') }}
          returnTo={LEGEND}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => void remove(true)}
        />
      )}
    </li>
  );
}
