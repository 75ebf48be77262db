import { createTranslate, loadMessages, pickLocale, type LocaleCode } from '@glossator/i18n';
import { oneLine } from '../../people/one-line';
import type { UserRow } from '../../tables/users';
import type { MailEntry } from './mail-entries';

type EmailWords = ReturnType<typeof createTranslate<'emails'>>;

/** A subject and a plain text. */
interface Words {
  readonly subject: string;
  readonly text: string;
}

/** What a mail at once is written from. */
export interface AtOnce {
  readonly recipient: UserRow;
  readonly entry: MailEntry;
  /** What the sender has written. */
  readonly message: string;
  /** The languages of the sender's browser. */
  readonly languages: readonly string[];
  readonly publicUrl: string;
}

/** What a mail of the day is written from; `dropped` are those that are not kept. */
export interface OfTheDay {
  readonly recipient: UserRow;
  readonly entries: readonly MailEntry[];
  readonly dropped: number;
  readonly publicUrl: string;
}

/** Longest subject, in UTF-16 units. */
const SUBJECT_MAX = 200;
/** Notifications about one Code that a mail of the day shows, the newest; it says how many there are beyond. */
const SHOWN_PER_CODE = 10;

/** The words of a mail about one notification. */
export async function wordsAtOnce(about: AtOnce): Promise<Words> {
  const { recipient, entry, message, languages, publicUrl } = about;
  const t = await wordsIn(pickLocale(recipient.locale ?? entry.sender?.locale, languages));
  const { subject, blocks } = blocksOf(t, entry, about, message.trim());
  const settings = t('news.settings', { url: settingsUrl(publicUrl) });
  // Without an account there is nothing to set.
  const closing = recipient.userType === 'tmp_user' ? [] : [settings];
  return {
    subject: oneSubject(subject),
    text: [...blocks.slice(0, -1), ...closing, ...blocks.slice(-1)]
      .filter((block) => block !== '')
      .join('\n\n'),
  };
}

/** The words of a mail that brings together what has come in a day, by Code. */
export async function wordsOfTheDay(about: OfTheDay): Promise<Words> {
  const { recipient, entries, dropped, publicUrl } = about;
  const t = await wordsIn(pickLocale(recipient.locale, []));
  const byCode = Map.groupBy(entries, ({ codeId }) => codeId);
  const blocks = [...byCode.values()].flatMap((own) => blocksOfCode(t, own, publicUrl));
  const intro = t('news.intro', { name: oneName(recipient) });
  const more = dropped === 0 ? [] : [t('news.more', { count: dropped, url: `${publicUrl}/library` })];
  const settings = t('news.settings', { url: settingsUrl(publicUrl) });
  return {
    subject: oneSubject(t('news.subject', { count: entries.length + dropped })),
    text: [intro, ...blocks, ...more, settings, t('news.farewell')].join('\n\n'),
  };
}

async function wordsIn(locale: LocaleCode): Promise<EmailWords> {
  return createTranslate(locale, await loadMessages(locale), 'emails');
}

/** A subject, and the blocks of a text; the last one closes it. */
function blocksOf(
  t: EmailWords,
  entry: MailEntry,
  { recipient, publicUrl }: AtOnce,
  message: string,
): { readonly subject: string; readonly blocks: readonly string[] } {
  const { kind, access } = entry;
  const about = { name: nameIn(t, entry), title: titleIn(t, entry) };
  const url = publicUrl + entry.path;
  const footer = { name: about.name, email: entry.sender?.email ?? '' };
  if (kind === 'mentioned') {
    const blocks = [
      t('mention.intro', about),
      message,
      t('mention.open', { url }),
      t('mention.footer', footer),
    ];
    return { subject: t('mention.subject', about), blocks };
  }
  if (kind === 'invitation' || kind === 'accessRequest') {
    const intro = t(`access.${kind}.intro`, { ...about, level: t(`access.levels.${access ?? 'read'}`) });
    const blocks = [intro, message, t(`access.${kind}.open`, { url }), t(`access.${kind}.footer`, footer)];
    return { subject: t(`access.${kind}.subject`, about), blocks };
  }
  const line = lineOf(t, entry);
  const blocks = [
    t('news.hello', { ...about, name: oneName(recipient) }),
    `${line}\n${url}`,
    t('news.farewell'),
  ];
  return { subject: t('news.subjectOne', { line, title: about.title }), blocks };
}

/** What there is of one Code, the latest at the end. */
function blocksOfCode(t: EmailWords, entries: readonly MailEntry[], publicUrl: string): readonly string[] {
  const [first] = entries;
  if (!first) return [];
  const shown = entries.slice(-SHOWN_PER_CODE);
  const hidden = entries.length - shown.length;
  return [
    t('news.code', { title: titleIn(t, first) }),
    ...(hidden === 0 ? [] : [t('news.before', { count: hidden })]),
    ...shown.map((entry) => `${lineOf(t, entry)}\n${publicUrl}${entry.path}`),
  ];
}

/** A notification in a line that does not name its Code. */
function lineOf(t: EmailWords, entry: MailEntry): string {
  const { kind, access } = entry;
  const level = t(`access.levels.${access ?? 'read'}`);
  return t(`news.lines.${kind}`, { name: nameIn(t, entry), level });
}

function nameIn(t: EmailWords, { name }: MailEntry): string {
  return name || t('news.formerUser');
}

function titleIn(t: EmailWords, { title }: MailEntry): string {
  return title || t('access.untitled');
}

function oneName({ firstName }: UserRow): string {
  return oneLine(firstName);
}

function oneSubject(subject: string): string {
  return oneLine(subject).slice(0, SUBJECT_MAX);
}

function settingsUrl(publicUrl: string): string {
  return `${publicUrl}/account/profile`;
}
