import { useTranslate } from '@glossator/i18n';
import { ChevronDown, ChevronLeft, ChevronUp, Keyboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { countArticles } from '../../core/review/selectors';
import { Button } from '../controls/Button';
import { HostPart } from '../controls/HostPart';
import { IconButton } from '../controls/IconButton';
import css from './glossator-review.module.css';
import { useReviewState } from './review-context';
import type { ListedChanges } from './use-listed-changes';
import type { Steps } from './use-steps';

const PREVIOUS_KEY = 'N';
const NEXT_KEY = 'n';

interface ReviewHeadProps {
  readonly start: ReactNode;
  readonly backTo: string;
  readonly title: string;
  /** Chooses the document, or says which it is. */
  readonly switcher: ReactNode;
  /** Before the list of keys. */
  readonly tools: ReactNode;
  readonly listed: ListedChanges;
  readonly steps: Steps;
  readonly onClose: () => void;
  readonly onShowKeys: () => void;
}

/** The head: the way back, what this is, and going through the changes. */
export function ReviewHead(props: ReviewHeadProps) {
  const { start, backTo, title, switcher, tools, listed, steps, onClose, onShowKeys } = props;
  const t = useTranslate('annotator');
  const { items, status } = useReviewState((state) => state.changes);
  const { visible, position } = listed;
  const counted = () => {
    if (status === 'idle') return undefined;
    if (status !== 'ready') return t('review.changesSoFar', { count: items.length });
    return t('review.changesIn', { count: items.length, articles: countArticles(items) });
  };
  return (
    <div className={css['head']} data-glossator-toolbar="">
      {start !== undefined && <HostPart>{start}</HostPart>}
      <Button
        look="quiet"
        className={css['back']}
        aria-label={t('review.back', { title: backTo })}
        title={t('review.back', { title: backTo })}
        onClick={onClose}
      >
        <ChevronLeft aria-hidden="true" size={15} />
        <span className={css['backTitle']}>{backTo}</span>
      </Button>
      <h1 className={css['title']}>{title}</h1>
      {switcher}
      <span className={css['soft']}>{counted()}</span>
      <span className={css['grow']} />
      <div className={css['steps']} role="group" aria-label={t('review.tools')}>
        <Button
          look="quiet"
          aria-label={t('review.previousLabel')}
          aria-keyshortcuts="Shift+N"
          title={`${t('review.previousLabel')} (${PREVIOUS_KEY})`}
          disabled={visible.length === 0}
          onClick={() => steps.stepChange(-1)}
        >
          <ChevronUp aria-hidden="true" size={16} />
          <span className={css['stepWord']}>{t('review.previous')}</span>
          <kbd className={css['key']}>{PREVIOUS_KEY}</kbd>
        </Button>
        <span className={css['position']}>
          {position === undefined
            ? t('review.positionNone', { count: visible.length })
            : t('review.position', { position: position + 1, count: visible.length })}
        </span>
        <Button
          look="quiet"
          aria-label={t('review.nextLabel')}
          aria-keyshortcuts="n"
          title={`${t('review.nextLabel')} (${NEXT_KEY})`}
          disabled={visible.length === 0}
          onClick={() => steps.stepChange(1)}
        >
          <ChevronDown aria-hidden="true" size={16} />
          <span className={css['stepWord']}>{t('review.next')}</span>
          <kbd className={css['key']}>{NEXT_KEY}</kbd>
        </Button>
      </div>
      {tools}
      <IconButton icon={Keyboard} label={t('review.keys')} shortcut="?" onClick={onShowKeys} />
    </div>
  );
}
