import { useTranslate } from '@glossator/i18n';
import { useFileSize } from '../../annotator/attachments/use-file-size';
import { useWhen } from '../../annotator/labels/use-when';
import { useAnnotatorContext, useAnnotatorState } from '../../annotator/context/annotator-context';
import css from './glossator-sharing.module.css';
import type { SharedContents } from './use-shared-contents';

interface SharePreviewProps {
  readonly kind: 'annotation' | 'note';
  readonly contents: SharedContents;
  readonly message: string;
}

/** What the recipients will read. */
export function SharePreview({ kind, contents, message }: SharePreviewProps) {
  const t = useTranslate('annotator');
  const mail = useTranslate('emails');
  const when = useWhen();
  const sizeOf = useFileSize();
  const { codeTitle } = useAnnotatorContext();
  const name = useAnnotatorState(({ access }) => access.userName);
  const { quote, remarks, attachments, documentTitle: document } = contents;
  const citation = quote?.citation;
  const named = contents.shortName === undefined || contents.shortName === '' ? document : contents.shortName;
  const place = citation === undefined ? named : mail('share.cited', { citation, document: named });
  return (
    <section className={css['preview']} aria-label={t('sharing.preview')} tabIndex={0}>
      <p className={css['subject']}>{mail(`share.subject.${kind}`, { name, place })}</p>
      {message.trim() !== '' && (
        <p dir="auto" className={css['text']}>
          {message.trim()}
        </p>
      )}
      {quote && (
        <blockquote className={css['quote']}>
          <p dir="auto">{quote.text === '' ? mail('share.area') : quote.text}</p>
          <footer>
            {[citation, mail('share.page', { page: String(quote.page) })].filter(Boolean).join(', ')}
          </footer>
        </blockquote>
      )}
      {remarks.map(({ id, author, at, text }) => (
        <div key={id}>
          <p dir="auto" className={css['text']}>
            {text}
          </p>
          <p className={css['soft']}>
            {author}, <time dateTime={at}>{when(at)}</time>
          </p>
        </div>
      ))}
      {attachments.length > 0 && (
        <div>
          <ul className={css['files']} aria-label={mail('share.attachments')}>
            {attachments.map((file) => (
              <li key={file.id}>
                {file.name} <span className={css['soft']}>{sizeOf(file.size)}</span>
              </li>
            ))}
          </ul>
          <p className={css['soft']}>{mail('share.attachmentsHint')}</p>
        </div>
      )}
      <p className={css['soft']}>
        {mail('share.document')}: {[document, contents.shortName].filter(Boolean).join(', ')}
        {codeTitle !== undefined && codeTitle !== '' && (
          <>
            <br />
            {mail('share.code')}: {codeTitle}
          </>
        )}
      </p>
      <p className={css['soft']}>{t('sharing.link')}</p>
    </section>
  );
}
