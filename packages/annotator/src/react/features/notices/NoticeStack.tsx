import { TOAST_AUTO_CLOSE_MS } from '@glossator/client-sdk/constants';
import { useTranslate } from '@glossator/i18n';
import { useCallback, useEffect, useRef } from 'react';
import type { Notice } from '../../../core/notices/state';
import { useAnnotatorContext, useAnnotatorState } from '../../annotator/context/annotator-context';
import type { AnnotatorNotice } from '../../annotator/context/annotator-props';
import { Button } from '../../controls/Button';
import { ToastCard } from '../../controls/toasts/ToastCard';
import { ToastStack } from '../../controls/toasts/ToastRegion';
import { copyText } from '../../annotator/actions/use-copy-citation';
import css from './glossator-notices.module.css';
import { OverlapOffer } from './OverlapOffer';

interface NoticeStackProps {
  /** The host shows messages; those with written text are shown here alone, until the user has copied it out, and so is what can be undone, or opened. */
  readonly onNotice: ((notice: AnnotatorNotice) => void) | undefined;
}

/** Messages: they go by themselves after 5 s, except those that carry what the user had written. */
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
    <ToastStack label={t('notices.label')}>
      {shown.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} text={say(notice)} />
      ))}
    </ToastStack>
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
  const close = useCallback(() => dismissNotice(id), [dismissNotice, id]);
  const copy = (lost: string) => copyText(lost).then(close, () => raiseNotice('error', 'copyFailed'));
  return (
    <ToastCard
      dismiss={t('dismiss')}
      kind={kind}
      text={text}
      closesAfter={written === undefined ? TOAST_AUTO_CLOSE_MS : undefined}
      after={clock.after}
      onClose={close}
      action={undoes !== undefined && <Button onClick={() => undo(undoes)}>{t('notices.undo')}</Button>}
    >
      {written !== undefined && (
        <>
          <p className={css['lost']}>{t('notices.written')}</p>
          <blockquote className={css['written']}>{written}</blockquote>
          <Button onClick={() => void copy(written)}>{t('notices.copyWritten')}</Button>
        </>
      )}
      {selectionId !== undefined && <OverlapOffer noticeId={id} selectionId={selectionId} />}
    </ToastCard>
  );
}

/** Puts a notice into the user's language. */
function useNoticeText(): (notice: Pick<Notice, 'code' | 'label' | 'count' | 'left' | 'articles'>) => string {
  const t = useTranslate('annotator');
  return ({ code, label, count = 1, left = 0, articles }) => {
    switch (code) {
      case 'undone':
      case 'redone':
        return t(`notices.${code}`, { what: label ? t(`history.${label}`, { count }) : '', left });
      case 'articleBefore':
      case 'articleGone':
      case 'linkedArticleGone':
      case 'linkedArticleUnknown':
      case 'linkedDocumentGone':
        return t(`notices.${code}`, { wanted: articles?.wanted ?? '', shown: articles?.shown ?? '' });
      case 'placesConfirmed':
        return t('notices.placesConfirmed', { count });
      case 'highlightsRecolored':
      case 'highlightsDeleted':
      case 'tagsReplaced':
        return t(`notices.${code}`, { count, left });
      default:
        return t(`notices.${code}`);
    }
  };
}
