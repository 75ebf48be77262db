import { useTranslate } from '@glossator/i18n';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { AnnotatorSetup } from '../../annotator/context/annotator-props';
import type { BesideText } from '../../annotator/context/beside-context';
import { IconButton } from '../../controls/IconButton';
import { useReturnFocus } from '../../controls/use-return-focus';
import { OneText } from '../OneText';
import { SlottedLayout } from '../SlottedLayout';
import { besideParts, besideProps } from './beside-props';
import css from './glossator-beside.module.css';

interface BesidePaneProps {
  readonly annotator: AnnotatorSetup;
  readonly text: BesideText;
  /** Another text is to be shown. */
  readonly onText: (text: BesideText) => void;
  readonly onClose: () => void;
}

/** The element that gets the keys of an annotator. */
const ROOT = '[class~="glossator-root"][tabindex]';

/** A second text beside the one that is worked on: a whole annotator with read access, which says so. */
export function BesidePane({ annotator, text, onText, onClose }: BesidePaneProps) {
  const t = useTranslate('annotator');
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [parts] = useState(() => besideParts(annotator));
  const { documentId, version, place } = text;
  const document = annotator.documents.find(({ id }) => id === documentId);
  useReturnFocus(
    element,
    element?.closest('[data-glossator-pair]')?.querySelector<HTMLElement>(ROOT) ?? null,
  );
  useEffect(() => element?.querySelector<HTMLElement>(ROOT)?.focus({ preventScroll: true }), [element]);
  useClosing(annotator, text, onClose);
  if (!document) return null;
  const show = (id: number, number?: number) => onText({ documentId: id, version: number, place: undefined });
  return (
    <section
      ref={setElement}
      className={css['pane']}
      aria-label={t('beside.label', { title: document.title })}
    >
      <OneText
        annotator={{
          ...besideProps(annotator, parts),
          documentId,
          ...(version !== undefined && { version }),
          onDocumentChange: (id) => show(id),
          onOpenVersion: show,
        }}
        layout={
          <SlottedLayout
            toolbarStart={undefined}
            toolbarEnd={
              <>
                <span className={css['readOnly']}>{t('beside.readOnly')}</span>
                <IconButton icon={X} label={t('beside.close')} onClick={onClose} />
              </>
            }
            menuEntries={undefined}
          />
        }
        start={place}
      />
    </section>
  );
}

/** Closes the pane, and says so, when its document has been deleted. */
function useClosing(annotator: AnnotatorSetup, { documentId }: BesideText, onClose: () => void): void {
  const t = useTranslate('annotator');
  const latest = useRef({ annotator, onClose, title: '' });
  const document = annotator.documents.find(({ id }) => id === documentId);
  const title = document?.title;
  useEffect(() => {
    latest.current = { annotator, onClose, title: title ?? latest.current.title };
  });
  const isGone = document === undefined;
  useEffect(() => {
    if (!isGone) return;
    const { annotator: given, onClose: close, title: gone } = latest.current;
    given.onNotice?.({ kind: 'info', text: t('beside.gone', { title: gone }) });
    close();
  }, [isGone, t]);
}
