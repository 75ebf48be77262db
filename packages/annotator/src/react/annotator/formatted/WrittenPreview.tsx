import { useTranslate } from '@glossator/i18n';
import css from './glossator-formatted.module.css';
import { FormattedText } from './FormattedText';

/** A link to an article, which has an address that says nothing to whoever writes it. */
const ARTICLE_LINK = /\]\(article:/i;

/** Below what is written: how it will be shown, where it has links to articles. */
export function WrittenPreview({ text }: { readonly text: string }) {
  const t = useTranslate('annotator');
  if (!ARTICLE_LINK.test(text)) return null;
  return (
    <section className={css['preview']} aria-label={t('writing.preview')}>
      <span className={css['previewLabel']}>{t('writing.preview')}</span>
      <FormattedText text={text} />
    </section>
  );
}
