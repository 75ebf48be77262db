import { flip, offset, shift, size, useFloating } from '@floating-ui/react';
import { useTranslate } from '@glossator/i18n';
import { type DocumentStructure, unitTitle } from '@glossator/document-text';
import { useEffect, useId, useState } from 'react';
import type { Box } from '../../../core/ports/document-viewer';
import { useAnnotatorState } from '../../annotator/context/annotator-context';
import { useBeside } from '../../annotator/context/beside-context';
import { Button } from '../../controls/Button';
import { useEscape } from '../../controls/keys/escape-stack';
import { focusedNear } from '../../controls/focused-near';
import { CardText, ElsewhereText } from './CardText';
import type { DocumentReferences } from './document-references';
import css from './glossator-references.module.css';
import type { LinkedReference } from './read-references';
import { ReferredBy } from './ReferredBy';
import { useCardFocus } from './use-card-focus';
import { useMeantArticle } from './use-meant-article';

interface ReferenceCardProps {
  readonly reference: LinkedReference;
  /** Where the reference is, in window pixels. */
  readonly box: Box;
  /** Whether it appeared because the reference has the focus. */
  readonly isFocused: boolean;
  readonly stage: HTMLElement | null;
  readonly known: DocumentReferences;
  readonly structure: DocumentStructure;
  readonly onStay: () => void;
  readonly onLeave: () => void;
  /** With `hasFocus` the focus is in the card. */
  readonly onClose: (hasFocus: boolean) => void;
  readonly onFollow: (reference: LinkedReference, isBeside: boolean) => void;
}

/** What a reference means: the text of the article, or its heading where its document is not open, and what refers to it. */
export function ReferenceCard(props: ReferenceCardProps) {
  const { reference, stage, known, structure } = props;
  const t = useTranslate('annotator');
  const id = useId();
  const { open } = useBeside();
  const openId = useAnnotatorState(({ documents }) => documents.activeId);
  const [floating, setFloating] = useState<HTMLElement | null>(null);
  const styles = usePlace(props.box, floating, stage);
  const close = () => props.onClose(floating?.contains(focusedNear(floating)) === true);
  useEscape(true, close);
  const onFollow = (to: LinkedReference, isBeside: boolean) => {
    close();
    props.onFollow(to, isBeside);
  };
  const onKeyDown = useCardFocus(floating, props.isFocused);
  const meant = useMeantArticle(reference, structure);
  const { article, citation, isHere } = meant;
  return (
    <section
      ref={setFloating}
      className={css['card']}
      style={styles}
      aria-labelledby={id}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerEnter={props.onStay}
      onPointerLeave={props.onLeave}
      onFocus={props.onStay}
    >
      <h2 id={id} className={css['head']}>
        {citation}
        {article && article.heading !== '' && <span className={css['heading']}>{article.heading}</span>}
      </h2>
      {isHere ? (
        <CardText known={known} unit={reference.unit} />
      ) : (
        <ElsewhereText meant={meant} label={reference.label} />
      )}
      <div className={css['foot']}>
        <Button onClick={() => onFollow(reference, false)}>{t('references.go')}</Button>
        {open && <Button onClick={() => onFollow(reference, true)}>{t('beside.open')}</Button>}
      </div>
      <ReferredBy
        known={known}
        structure={structure}
        reference={reference}
        title={isHere && article ? unitTitle(article) : citation}
        onGo={(from) => {
          const key = structure.units[from]?.key ?? '';
          if (openId !== undefined) onFollow({ ...reference, documentId: openId, unit: from, key }, false);
        }}
      />
    </section>
  );
}

/** Below the reference, or above it where there is no room. */
function usePlace(box: Box, floating: HTMLElement | null, stage: HTMLElement | null) {
  const boundary = stage ? { boundary: stage } : {};
  const { floatingStyles, refs } = useFloating({
    elements: { floating },
    placement: 'bottom-start',
    strategy: 'fixed',
    middleware: [
      offset(6),
      flip({ padding: 8, ...boundary }),
      shift({ padding: 8, ...boundary }),
      size({
        padding: 8,
        ...boundary,
        apply: ({ availableHeight, elements }) =>
          elements.floating.style.setProperty(
            'max-height',
            `${Math.max(160, Math.min(availableHeight, 420))}px`,
          ),
      }),
    ],
  });
  useEffect(() => {
    const { x, y, width, height } = box;
    refs.setPositionReference({
      getBoundingClientRect: () => ({
        ...box,
        top: y,
        left: x,
        right: x + width,
        bottom: y + height,
      }),
    });
  }, [refs, box]);
  return floatingStyles;
}
