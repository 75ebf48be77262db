import type { LocaleCode } from '../messages';

/** Texts that are the same as in English, and should be. What has no words is not listed. */
export const sameAsEnglish: Readonly<Record<Exclude<LocaleCode, 'en'>, readonly string[]>> = {
  de: [
    'Annotator: {title}',
    'Art. 7',
    'Art. 9',
    'Code',
    'Codes',
    'Esc',
    'Glossator',
    'Name',
    'Paralegal',
    'Pause',
    'Server',
    'Status',
    'Uploads',
    'Zoom',
    'Zoom: {percent, number}\u00A0%',
  ],
  fr: [],
  it: [
    'Account',
    'Ctrl',
    'Esc',
    'Glossator',
    'Password',
    'Server',
    'Zoom',
    'p.\u00A0{page, number}',
    'p.\u00A0{page}',
  ],
  es: ['Art. 7', 'Art. 9', 'Color', 'Ctrl', 'Esc', 'Glossator', 'Zoom', 'Zoom: {percent, number}\u00A0%'],
};
