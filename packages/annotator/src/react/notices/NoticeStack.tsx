import { TOAST_AUTO_CLOSE_MS } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Notice } from '../../core/notices/state';
import { useAnnotatorContext, useAnnotatorState } from '../annotator-context';
import type { AnnotatorNotice } from '../annotator-props';
import { Button } from '../controls/Button';
import { IconButton } from '../controls/IconButton';
import { copyText } from '../selection-bar/use-copy-citation';
import css from './glossator-notices.module.css';
import { useNoticeText } from './use-notice-text';

interface NoticeStackProps {
  /** The host shows messages; those with written text stay here too, until the user has copied it out, and so does what can be undone. */
  readonly onNotice: ((notice: AnnotatorNotice) => void) | undefined;
}

/** Messages, bottom right: they go by themselves after 5 s, except those that carry what the user had written. */
export function NoticeStack({ onNotice }: NoticeStackProps) {
  const t = useTranslate('annotator');
  const say = useNoticeText();
  const { annotator } = useAnnotatorContext();
  const items = useAnnotatorState(({ notices }) => notices.items);
  const { dismissNotice } = annotator.commands;
  const told = useRef(0);
  useEffect(() => {
    if (!onNotice) return;
    for (const notice of items) {
      const { id, kind, written, undoes } = notice;
      if (undoes !== undefined) continue;
      if (id > told.current) onNotice({ kind, text: say(notice) });
      told.current = Math.max(told.current, id);
      if (written === undefined) dismissNotice(id);
    }
  }, [items, onNotice, say, dismissNotice]);
  const shown = items.filter(
    ({ written, undoes }) => !onNotice || written !== undefined || undoes !== undefined,
  );
  return (
    // Not a region: a host that shows messages has one of its own, by the same name.
    <div role="log" aria-label={t('notices.label')} aria-live="polite" className={css['stack']}>
      {shown.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} text={say(notice)} />
      ))}
    </div>
  );
}

function NoticeCard({ notice, text }: { readonly notice: Notice; readonly text: string }) {
  const t = useTranslate('annotator');
  const { annotator, clock } = useAnnotatorContext();
  const { dismissNotice, raiseNotice, undo } = annotator.commands;
  const { id, kind, written, undoes } = notice;
  useEffect(
    () => (written === undefined ? clock.after(TOAST_AUTO_CLOSE_MS, () => dismissNotice(id)) : undefined),
    [clock, id, written, dismissNotice],
  );
  const copy = (lost: string) =>
    copyText(lost).then(
      () => dismissNotice(id),
      () => raiseNotice('error', 'copyFailed'),
    );
  return (
    <div className={css['card']} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <div className={css['body']}>
        <p className={css['text']}>{text}</p>
        {written !== undefined && (
          <>
            <p className={css['lost']}>{t('notices.written')}</p>
            <blockquote className={css['written']}>{written}</blockquote>
            <Button onClick={() => void copy(written)}>{t('notices.copyWritten')}</Button>
          </>
        )}
      </div>
      {undoes !== undefined && <Button onClick={() => undo(undoes)}>{t('notices.undo')}</Button>}
      <IconButton icon={X} label={t('dismiss')} onClick={() => dismissNotice(id)} />
    </div>
  );
}
