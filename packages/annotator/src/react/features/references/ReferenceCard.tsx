import { flip, offset, shift, size, useFloating } from '@floating-ui/react';
import { useTranslate } from '@glossator/i18n';
import { type DocumentStructure, rangeBetween } from '@glossator/document-text';
import { useEffect, useId, useState } from 'react';
import type { Box } from '../../../core/ports/document-viewer';
import { unitTitle } from '../../../core/structure/contents';
import { useAnnotatorState } from '../../annotator/context/annotator-context';
import { useBeside } from '../../annotator/context/beside-context';
import { useCite } from '../../annotator/labels/use-citation';
import { Button } from '../../controls/Button';
import { useEscape } from '../../controls/keys/escape-stack';
import { articleOf, type ArticlePiece } from './article-text';
import type { DocumentReferences } from './document-references';
import css from './glossator-references.module.css';
import type { LinkedReference } from './read-references';
import { ReferredBy } from './ReferredBy';

interface ReferenceCardProps {
  readonly reference: LinkedReference;
  /** Where the reference is, in window pixels. */
  readonly box: Box;
  readonly stage: HTMLElement | null;
  readonly known: DocumentReferences;
  readonly structure: DocumentStructure;
  readonly onStay: () => void;
  readonly onLeave: () => void;
  readonly onClose: () => void;
  readonly onFollow: (reference: LinkedReference, isBeside: boolean) => void;
}

/** What a reference means: the text of the article, and what refers to it. */
export function ReferenceCard(props: ReferenceCardProps) {
  const { reference, stage, known, structure, onFollow } = props;
  const t = useTranslate('annotator');
  const id = useId();
  const { open } = useBeside();
  const title = useAnnotatorState(
    ({ documents }) => documents.items.find((one) => one.id === reference.documentId)?.title ?? '',
  );
  const [floating, setFloating] = useState<HTMLElement | null>(null);
  const styles = usePlace(props.box, floating, stage);
  useEscape(true, props.onClose);
  const pieces = usePieces(known, reference.unit);
  const cite = useCite();
  const unit = structure.units[reference.unit];
  const article = structure.units[articleOf(structure, reference.unit)];
  const citation = unit && cite(structure, rangeBetween(unit.start, unit.end));
  return (
    <section
      ref={setFloating}
      className={css['card']}
      style={styles}
      aria-labelledby={id}
      onPointerEnter={props.onStay}
      onPointerLeave={props.onLeave}
      onFocus={props.onStay}
    >
      <h2 id={id} className={css['head']}>
        {citation ?? reference.label}
        {article && article.heading !== '' && <span className={css['heading']}>{article.heading}</span>}
      </h2>
      {article ? (
        <div className={css['text']}>
          {pieces?.map(({ text, isMeant }, at) => (
            <p key={at} className={isMeant ? css['meant'] : undefined}>
              {text}
            </p>
          ))}
        </div>
      ) : (
        <p className={css['text']}>{t('writing.openDocument', { title })}</p>
      )}
      <div className={css['foot']}>
        <Button onClick={() => onFollow(reference, false)}>{t('references.go')}</Button>
        {open && <Button onClick={() => onFollow(reference, true)}>{t('beside.open')}</Button>}
      </div>
      {article && (
        <ReferredBy
          known={known}
          structure={structure}
          unit={reference.unit}
          title={unitTitle(article)}
          onGo={(from) => {
            const key = structure.units[from]?.key ?? '';
            onFollow({ ...reference, unit: from, key }, false);
          }}
        />
      )}
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

/** The text of the article, undefined while it is read. */
function usePieces(known: DocumentReferences, unit: number): readonly ArticlePiece[] | undefined {
  const [pieces, setPieces] = useState<readonly ArticlePiece[]>();
  useEffect(() => {
    let isDisposed = false;
    known.textOf(unit).then(
      (read) => !isDisposed && setPieces(read),
      () => !isDisposed && setPieces([]),
    );
    return () => {
      isDisposed = true;
    };
  }, [known, unit]);
  return pieces;
}
