import { oneOf } from '../ui/one-of';
import { Label, RadioButton, RadioField, RadioGroup } from 'react-aria-components';
import { COVER_COLORS } from '@glossator/client-sdk/constants';
import type { CoverColor } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { coverStyle } from '../library/cover';
import ui from '../ui/glossator-ui.module.css';
import css from './glossator-creation.module.css';

interface CoverPickerProps {
  readonly value: CoverColor;
  readonly onChange: (color: CoverColor) => void;
  readonly title: string;
}

/** What a color is called: its number. */
export function coverName(color: CoverColor): string {
  return color.replace('color-', '');
}

/** The choice of the cloth, with the book as it will stand on the shelf. */
export function CoverPicker({ value, onChange, title }: CoverPickerProps) {
  const t = useTranslate('host');
  return (
    <div className={css['cover']}>
      <div className={css['preview']} style={coverStyle(value)} aria-hidden>
        {title}
      </div>
      <RadioGroup value={value} onChange={(color) => onChange(oneOf(COVER_COLORS, color))}>
        <Label className={ui['label'] ?? ''}>{t('creation.cover')}</Label>
        <div className={css['colors']}>
          {COVER_COLORS.map((color) => (
            <RadioField
              key={color}
              value={color}
              aria-label={t('creation.coverColor', { name: coverName(color) })}
            >
              <RadioButton className={css['color'] ?? ''} style={coverStyle(color)} />
            </RadioField>
          ))}
        </div>
      </RadioGroup>
    </div>
  );
}
