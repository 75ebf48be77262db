import { createTranslate, dateFormat, loadMessages, writeBytes, type LocaleCode } from '@glossator/i18n';
import { oneLine } from '../../people/one-line';
import { versionStates } from '../../people/version-state';
import { momentFormat } from '../../people/written-moment';
import type { SharedEntity } from './shared-entity';

/** Everything that stands in a mail, in words of one language; the views only arrange it. */
export interface ShareWords {
  /** The language the words are in, for `lang`. */
  readonly language: string;
  readonly subject: string;
  readonly intro: string;
  /** The marked text in quotation marks; empty for a note. */
  readonly quoted: string;
  /** The same without quotation marks. */
  readonly marked: string;
  /** Where it stands; empty for a note. */
  readonly place: string;
  /** What it is from: document with version, Code. */
  readonly source: readonly string[];
  readonly remarksTitle: string;
  readonly remarks: readonly { readonly by: string; readonly text: string }[];
  readonly attachmentsTitle: string;
  readonly attachmentsHint: string;
  readonly attachments: readonly string[];
  readonly open: string;
  readonly footer: string;
}

/** Longest subject, in UTF-16 units: mail programs show about a hundred. */
const SUBJECT_MAX = 200;

/** Puts what is shared into words. */
export async function shareWords(shared: SharedEntity, language: LocaleCode): Promise<ShareWords> {
  const { kind, sender, quote, version } = shared;
  const t = createTranslate(language, await loadMessages(language), 'emails');
  const day = dateFormat(language, 'day', { timeZone: 'UTC' });
  const moment = momentFormat(language);
  const name = oneLine(sender.name);
  const document = oneLine(shared.documentTitle);
  const citation = quote?.citation;
  const shortName = oneLine(shared.shortName ?? '');
  // Cited by its short name, as lawyers do; its title is in the table of the source.
  const named = shortName === '' ? document : shortName;
  const title = citation === undefined ? named : t('share.cited', { citation, document: named });
  const state = (await versionStates(language))(version);
  const number = String(version.number);
  const dated =
    state === undefined
      ? t('share.version', {
          number,
          date: day.format(new Date(version.createdAt)),
        })
      : t('share.versionState', { number, state });
  // An area has no words.
  const quoted = (text: string): string => (text === '' ? t('share.area') : t('share.quote', { text }));
  const page = quote && t('share.page', { page: String(quote.page) });
  return {
    language,
    subject: oneLine(t(`share.subject.${kind}`, { name, place: title })).slice(0, SUBJECT_MAX),
    intro: t(`share.intro.${kind}`, { name }),
    quoted: quote ? quoted(quote.text.trim()) : '',
    marked: quote?.text.trim() === '' ? t('share.area') : (quote?.text.trim() ?? ''),
    place: [citation, page].filter((part) => part !== undefined).join(', '),
    source: [
      {
        name: t('share.document'),
        value: [document, shortName, dated].filter((part) => part !== '').join(', '),
      },
      { name: t('share.code'), value: oneLine(shared.codeTitle) },
    ]
      .filter(({ value }) => value !== '')
      .map((row) => t('share.named', row)),
    remarksTitle: kind === 'note' ? '' : t('share.comments'),
    remarks: shared.remarks.map(({ author, at, text }) => ({
      by: `${author.isFormer ? t('news.formerUser') : oneLine(author.name)}, ${moment.format(new Date(at))}`,
      text,
    })),
    attachmentsTitle: t('share.attachments'),
    attachmentsHint: t('share.attachmentsHint'),
    attachments: shared.attachments.map(
      (file) => `${oneLine(file.name)} (${writeBytes(file.size, language)})`,
    ),
    open: t(`share.open.${kind}`),
    footer: t('share.footer', { name, email: sender.email }),
  };
}
