import type { SelectionColor } from '@glossator/client-sdk/contract';
import { classNames } from '../../controls/class-names';
import { colorPaint } from './color-names';
import css from './glossator-swatches.module.css';

interface ColorDotProps {
  readonly color: SelectionColor;
  /** Its diameter without the line around it, CSS pixels. */
  readonly size: number;
  readonly className?: string | undefined;
}

/** A color as a dot; its name is said beside it. */
export function ColorDot({ color, size, className }: ColorDotProps) {
  return (
    <span
      className={classNames(css['dot'], className)}
      style={{ background: colorPaint(color), inlineSize: size, blockSize: size }}
    />
  );
}
