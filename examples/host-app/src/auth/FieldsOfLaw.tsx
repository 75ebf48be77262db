import { useId, useState } from 'react';
import { FIELDS_OF_LAW } from '@glossator/client-sdk/constants';
import { useLocale, useTranslate } from '@glossator/i18n';
import { CheckboxField } from '../ui/CheckboxField';
import ui from '../ui/glossator-ui.module.css';
import css from './glossator-auth.module.css';

/** One of the 61 fields of law. */
export type FieldOfLaw = (typeof FIELDS_OF_LAW)[number];

interface FieldsOfLawProps {
  readonly value: readonly FieldOfLaw[];
  readonly onChange: (value: FieldOfLaw[]) => void;
}

/** The choice of any number of the 61 fields of law, with a filter. */
export function FieldsOfLaw({ value, onChange }: FieldsOfLawProps) {
  const t = useTranslate('host');
  const locale = useLocale();
  const id = useId();
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLowerCase();
  const fields = FIELDS_OF_LAW.map((field) => ({ field, name: t(`fieldsOfLaw.${field}`) }));
  const shown = fields
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  const toggle = (field: FieldOfLaw, isSelected: boolean) =>
    onChange(isSelected ? [...value, field] : value.filter((other) => other !== field));
  return (
    <fieldset className={css['fields']} aria-describedby={id}>
      <legend className={ui['label']}>{t('register.fieldsOfLaw')}</legend>
      <input
        className={ui['input']}
        type="search"
        aria-label={t('register.fieldsFilter')}
        placeholder={t('register.fieldsFilter')}
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div className={css['options']} tabIndex={-1}>
        {shown.map(({ field, name }) => (
          <CheckboxField
            key={field}
            isSelected={value.includes(field)}
            onChange={(isSelected) => toggle(field, isSelected)}
          >
            {name}
          </CheckboxField>
        ))}
      </div>
      <div id={id} className={ui['hint']} aria-live="polite">
        {t('register.fieldsOfLawHint', { count: value.length })}
      </div>
    </fieldset>
  );
}
