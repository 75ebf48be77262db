import { useLocale, useTranslate } from '@glossator/i18n';
import { countryChoices } from '../auth/countries';
import { ChangedElsewhere } from '../forms/ChangedElsewhere';
import { keysOf } from '../forms/use-overtaken';
import type { Profile } from './profile-fields';

interface ProfileElsewhereProps {
  readonly elsewhere: Partial<Profile>;
  readonly onTake: (field: keyof Profile) => void;
}

/** What another window has changed of the profile that is being changed here, field by field. */
export function ProfileElsewhere({ elsewhere, onTake }: ProfileElsewhereProps) {
  const t = useTranslate('host');
  const locale = useLocale();
  const wordsOf = (field: keyof Profile): string => {
    const { fieldsOfLaw = [], position, country } = elsewhere;
    if (field === 'fieldsOfLaw') return fieldsOfLaw.map((each) => t(`fieldsOfLaw.${each}`)).join(', ');
    if (field === 'position') return position ? t(`positions.${position}`) : '';
    if (field === 'country') return countryChoices(locale).find(({ id }) => id === country)?.label ?? '';
    return elsewhere[field] ?? '';
  };
  return keysOf(elsewhere).map((field) => (
    <ChangedElsewhere
      key={field}
      label={t(`register.${field}`)}
      text={wordsOf(field)}
      onTake={() => onTake(field)}
    />
  ));
}
