import type { SelectionColor } from '@glossator/client-sdk/contract';
import { useAnnotatorState } from '../context/annotator-context';
import { ColorSwatches } from './ColorSwatches';
import css from './glossator-swatches.module.css';
import { LegendList } from './LegendList';

interface ColorMenuProps {
  readonly chosen: SelectionColor | undefined;
  /** What choosing a color does, in words. */
  readonly labelOf: (color: SelectionColor) => string;
  readonly onChoose: (color: SelectionColor) => void;
}

/** All colors to choose from: those of the legend with what they stand for, then the 20. */
export function ColorMenu(props: ColorMenuProps) {
  const entries = useAnnotatorState(({ legend }) => legend.entries);
  return (
    <div className={css['menu']}>
      {entries.length > 0 && <LegendList entries={entries} {...props} />}
      <ColorSwatches {...props} />
    </div>
  );
}
