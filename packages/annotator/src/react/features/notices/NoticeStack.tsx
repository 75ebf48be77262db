import { TOAST_AUTO_CLOSE_MS } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Notice } from '../../../core/notices/state';
import { useAnnotatorContext, useAnnotatorState } from '../../annotator/context/annotator-context';
import type { AnnotatorNotice } from '../../annotator/context/annotator-props';
import { Button } from '../../controls/Button';
import { IconButton } from '../../controls/IconButton';
import { copyText } from '../../annotator/actions/use-copy-citation';
import css from './glossator-notices.module.css';
import { OverlapOffer } from './OverlapOffer';

interface NoticeStackProps {
  /** The host shows messages; those with written text are shown here alone, until the user has copied it out, and so is what can be undone, or opened. */
  readonly onNotice: ((notice: AnnotatorNotice) => void) | undefined;
}

/** Messages, bottom right (or left, where the host shows its own): they go by themselves after 5 s, except those that carry what the user had written. */
export function NoticeStack({ onNotice }: NoticeStackProps) {
  const t = useTranslate('annotator');
  const say = useNoticeText();
  const { annotator } = useAnnotatorContext();
  const items = useAnnotatorState(({ notices }) => notices.items);
  const { dismiss: dismissNotice } = annotator.commands.notices;
  const published = useRef(0);
  useEffect(() => {
    if (!onNotice) return;
    for (const notice of items) {
      const { id, kind } = notice;
      if (isOurs(notice)) continue;
      if (id > published.current) onNotice({ kind, text: say(notice) });
      published.current = Math.max(published.current, id);
      dismissNotice(id);
    }
  }, [items, onNotice, say, dismissNotice]);
  const shown = items.filter((notice) => !onNotice || isOurs(notice));
  return (
    // Not a region: a host that shows messages has one of its own, by the same name.
    <div
      role="log"
      aria-label={t('notices.label')}
      aria-live="polite"
      className={css['stack']}
      data-beside={onNotice !== undefined}
    >
      {shown.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} text={say(notice)} />
      ))}
    </div>
  );
}

/** Whether it is shown here, and only here, whoever shows the others: it gives something back, something can be done about it, or it was done this moment. */
function isOurs(notice: Notice): boolean {
  return notice.written !== undefined || hasOffer(notice) || notice.label !== undefined;
}

/** Whether something can be done about it here. */
function hasOffer({ undoes, selectionId }: Notice): boolean {
  return undoes !== undefined || selectionId !== undefined;
}

function NoticeCard({ notice, text }: { readonly notice: Notice; readonly text: string }) {
  const t = useTranslate('annotator');
  const { annotator, clock } = useAnnotatorContext();
  const {
    notices: { dismiss: dismissNotice, raise: raiseNotice },
    history: { undo },
  } = annotator.commands;
  const { id, kind, written, undoes, selectionId } = notice;
  // It stays while the pointer or the focus is on it.
  const [isHeld, setIsHeld] = useState(false);
  const stays = written !== undefined || (isHeld && hasOffer(notice));
  useEffect(
    () => (stays ? undefined : clock.after(TOAST_AUTO_CLOSE_MS, () => dismissNotice(id))),
    [clock, id, stays, dismissNotice],
  );
  const copy = (lost: string) =>
    copyText(lost).then(
      () => dismissNotice(id),
      () => raiseNotice('error', 'copyFailed'),
    );
  return (
    <div
      className={css['card']}
      data-kind={kind}
      role={kind === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <div className={css['body']}>
        <p className={css['text']}>{text}</p>
        {written !== undefined && (
          <>
            <p className={css['lost']}>{t('notices.written')}</p>
            <blockquote className={css['written']}>{written}</blockquote>
            <Button onClick={() => void copy(written)}>{t('notices.copyWritten')}</Button>
          </>
        )}
        {selectionId !== undefined && <OverlapOffer noticeId={id} selectionId={selectionId} />}
      </div>
      {undoes !== undefined && <Button onClick={() => undo(undoes)}>{t('notices.undo')}</Button>}
      <IconButton icon={X} label={t('dismiss')} onClick={() => dismissNotice(id)} />
    </div>
  );
}

/** Puts a notice into the user's language. */
function useNoticeText(): (notice: Pick<Notice, 'code' | 'label' | 'count' | 'left'>) => string {
  const t = useTranslate('annotator');
  return ({ code, label, count = 1, left = 0 }) => {
    switch (code) {
      case 'undone':
      case 'redone':
        return t(`notices.${code}`, { what: label ? t(`history.${label}`, { count }) : '', left });
      case 'placesConfirmed':
        return t('notices.placesConfirmed', { count });
      default:
        return t(`notices.${code}`);
    }
  };
}
