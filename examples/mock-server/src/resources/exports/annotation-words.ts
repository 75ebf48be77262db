import { SELECTION_COLORS, type SelectionColor, type UserRef } from '@glossator/client-sdk/contract';
import { createTranslate, dateFormat, loadMessages, type LocaleCode } from '@glossator/i18n';
import { versionStates, type NameState } from '../../people/version-state';
import { momentFormat } from '../../people/written-moment';

/** Gives the words of a document of annotations. */
export interface AnnotationWords {
  readonly language: LocaleCode;
  readonly t: Awaited<ReturnType<typeof translateReports>>;
  /** A color, as it is called where it has no name of its own. */
  color(color: SelectionColor): string;
  day(at: string): string;
  moment(at: Date): string;
  /** A value with what it is. */
  named(name: string, value: string): string;
  /** A person, as they are called in reports. */
  person(ref: UserRef): string;
  /** Of which day the law of a Version is, or its label. */
  readonly state: NameState;
}

const translateReports = async (language: LocaleCode) =>
  createTranslate(language, await loadMessages(language), 'report');

/** Loads the words of a language. */
export async function annotationWords(language: LocaleCode): Promise<AnnotationWords> {
  const t = await translateReports(language);
  const app = createTranslate(language, await loadMessages(language), 'annotator');
  const day = dateFormat(language, 'day', { timeZone: 'UTC' });
  const moment = momentFormat(language);
  return {
    language,
    t,
    color(color) {
      const known = SELECTION_COLORS.find((each) => each === color);
      return known ? app(`colors.${known}`) : app('colors.custom', { color });
    },
    day: (at) => day.format(new Date(at)),
    moment: (at) => moment.format(at),
    named: (name, value) => t('named', { name, value }),
    person: ({ name, isFormer }) => (isFormer ? t('formerUser') : name),
    state: await versionStates(language),
  };
}
