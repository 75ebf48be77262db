import type { LocaleCode } from '@glossator/i18n';
import { render } from '@react-email/render';
import { createElement } from 'react';
import { ShareMail } from './ShareMail';
import type { SharedEntity } from './shared-entity';
import { shareText } from './share-text';
import { shareWords } from './share-words';

/** A mail but for its addresses. */
export interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Writes the mail that shares something, in a language. */
export async function composeShareMail(shared: SharedEntity, locale: LocaleCode): Promise<ComposedMail> {
  const words = await shareWords(shared, locale);
  return {
    subject: words.subject,
    text: shareText(shared, words),
    html: await render(createElement(ShareMail, { shared, words })),
  };
}
