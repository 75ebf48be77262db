import type { LocaleCode } from '@glossator/i18n';
import { render } from '@react-email/render';
import { createElement } from 'react';
import { ShareMail } from './ShareMail';
import type { SharedThing } from './shared-thing';
import { shareText } from './share-text';
import { shareWords } from './share-words';

/** A mail but for its addresses. */
export interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Writes the mail that shares something, in a language. */
export async function composeShareMail(thing: SharedThing, locale: LocaleCode): Promise<ComposedMail> {
  const words = await shareWords(thing, locale);
  return {
    subject: words.subject,
    text: shareText(thing, words),
    html: await render(createElement(ShareMail, { thing, words })),
  };
}
