import type { SelectionColor } from '@glossator/client-sdk/contract';
import { ColorDot } from '../../annotator/colors/ColorDot';
import { useColorWords } from '../../annotator/colors/color-names';
import { classNames } from '../../controls/class-names';
import css from './glossator-annotations.module.css';

/** What the color of a highlight stands for. How a color looks is named only where it cannot be seen: in forced colors. */
export function ColorLabel({ color }: { readonly color: SelectionColor }) {
  const { nameOf, legendNameOf } = useColorWords();
  const isNamed = legendNameOf(color) !== undefined;
  return (
    <p className={classNames(css['color'], !isNamed && css['colorUnseen'])}>
      <ColorDot color={color} size={10} />
      <span className={css['colorName']}>{nameOf(color)}</span>
    </p>
  );
}
