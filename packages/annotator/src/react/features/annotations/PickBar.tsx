import type { TextSelection } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { Palette, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { canDelete } from '../../../core/access/selectors';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { ColorMenu } from '../../annotator/colors/ColorMenu';
import { useColorWords } from '../../annotator/colors/color-names';
import { Button } from '../../controls/Button';
import { ConfirmDeletion } from '../../controls/Confirmation';
import { useEscape } from '../../controls/keys/escape-stack';
import { PopoverButton } from '../../controls/PopoverButton';
import { OPENER, useReturnFocus } from '../../controls/use-return-focus';
import css from './glossator-picking.module.css';

interface PickBarProps {
  /** Those that fit the filter: what is meant by all. */
  readonly found: readonly TextSelection[];
  /** Those that are listed: nothing is done to others, though they be picked. */
  readonly shown: readonly TextSelection[];
}

/** While annotations are picked: how many are, and what can be done with them together. */
export function PickBar({ found, shown }: PickBarProps) {
  const t = useTranslate('annotator');
  const { end, pickAll, askDeletion, delete: deletePicked } = useCommands().picking;
  const { picked, isAsking } = useAnnotatorState(({ picking }) => picking);
  const access = useAnnotatorState((state) => state.access);
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEscape(true, end);
  useReturnFocus(element, OPENER);
  const chosen = useMemo(() => shown.filter(({ id }) => picked[id] === true), [shown, picked]);
  const ids = chosen.map(({ id }) => id);
  const isAll = found.length > 0 && found.every(({ id }) => picked[id] === true);
  const hidden = Object.keys(picked).length - chosen.length;
  return (
    <div
      ref={setElement}
      role="group"
      aria-label={t('picking.label')}
      className={css['bar']}
      tabIndex={-1}
      data-glossator-picking=""
    >
      <div className={css['line']}>
        <span role="status" className={css['count']}>
          {t('picking.count', { count: chosen.length, hidden })}
        </span>
        <Button
          look="quiet"
          disabled={found.length === 0}
          onClick={() =>
            pickAll(
              found.map(({ id }) => id),
              !isAll,
            )
          }
        >
          {isAll ? t('picking.none') : t('picking.all', { count: found.length })}
        </Button>
      </div>
      {isAsking && chosen.length > 0 ? (
        <AskDeletion
          meant={chosen.filter((selection) => canDelete({ access }, selection))}
          onCancel={() => askDeletion(false)}
          onConfirm={() => deletePicked(ids)}
        />
      ) : (
        <div className={css['actions']}>
          <RecolorPicked ids={ids} />
          <Button disabled={chosen.length === 0} onClick={() => askDeletion(true)} aria-keyshortcuts="Delete">
            <Trash2 aria-hidden="true" size={14} strokeWidth={1.75} />
            {t('picking.delete')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Asks before annotations are deleted with what is on them. */
function AskDeletion(props: {
  readonly meant: readonly TextSelection[];
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}) {
  const { meant, ...answers } = props;
  const t = useTranslate('annotator');
  const written = meant.filter(({ data }) => data.length > 0).length;
  return (
    <ConfirmDeletion
      question={t('picking.deleteQuestion', { count: meant.length, written })}
      returnTo="[data-glossator-picking]"
      {...answers}
    />
  );
}

/** Gives those that are picked another color. */
function RecolorPicked({ ids }: { readonly ids: readonly number[] }) {
  const t = useTranslate('annotator');
  const { changeTo } = useColorWords();
  const { recolor } = useCommands().picking;
  return (
    <PopoverButton
      label={t('picking.color')}
      className={css['color']}
      isDisabled={ids.length === 0}
      face={
        <>
          <Palette aria-hidden="true" size={14} strokeWidth={1.75} />
          {t('picking.color')}
        </>
      }
      placement="bottom-start"
    >
      {(close) => (
        <ColorMenu
          chosen={undefined}
          labelOf={changeTo}
          onChoose={(color) => {
            recolor(ids, color);
            close();
          }}
        />
      )}
    </PopoverButton>
  );
}
