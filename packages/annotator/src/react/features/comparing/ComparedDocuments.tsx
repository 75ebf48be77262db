import { useTranslate } from '@glossator/i18n';
import type { TextChange } from '@glossator/client-sdk/contract';
import { useState, type ReactNode } from 'react';
import type { Side } from '../../../core/comparing/change-marks';
import type { SidePlaces } from '../../../core/comparing/side-by-side';
import type { DocumentSource } from '../../../core/ports/document-viewer';
import type { HighlightDescription, ViewerHighlight } from '../../../core/ports/viewer-marks';
import type { Log } from '../../../core/ports/environment';
import type { CreateViewer } from '../../annotator/context/annotator-props';
import { ComparedPane } from './ComparedPane';
import { CompareControls } from './CompareControls';
import css from './glossator-comparing.module.css';
import { useComparedViewer } from './use-compared-viewer';
import { useSideBySide } from './use-side-by-side';

/** One of two documents that are compared. */
export interface ComparedSide {
  /** Stable between renders. */
  readonly source: DocumentSource;
  /** What stands over it: "Current · 2026-01-01", say. */
  readonly label: ReactNode;
  readonly highlights: readonly ViewerHighlight[];
}

/** Properties of `<ComparedDocuments>`. */
export interface ComparedDocumentsProps {
  readonly old: ComparedSide;
  readonly new: ComparedSide;
  /** What differs, in the order of the new text. */
  readonly changes: readonly TextChange[];
  /** Index of the change that both sides show; they go there when it is another one. */
  readonly activeChange: number | undefined;
  /** The mark of a change was clicked. */
  readonly onActiveChange: (index: number | undefined) => void;
  /** Places of an annotation to go to; a new object goes there again. */
  readonly place?: SidePlaces | undefined;
  readonly activeHighlight?: number | undefined;
  readonly onHighlightClick?: ((id: number | undefined) => void) | undefined;
  /** What a highlight is called for those who read with a screen reader. */
  readonly describeHighlight?: ((id: number) => HighlightDescription | undefined) | undefined;
  /** Address of the folder with the package's assets. */
  readonly assetsUrl: string;
  /** Another viewer than the package's own. Stable between renders. */
  readonly createViewer?: CreateViewer | undefined;
  readonly log: Log;
}

/**
 * Two documents side by side that scroll together by the text they share, with what differs marked in both. Needs the words around it
 * (`MessagesProvider`) and fills its container.
 */
export function ComparedDocuments(props: ComparedDocumentsProps) {
  const t = useTranslate('annotator');
  const [oldBox, setOldBox] = useState<HTMLElement | null>(null);
  const [newBox, setNewBox] = useState<HTMLElement | null>(null);
  const old = useComparedViewer('old', oldBox, props);
  const next = useComparedViewer('new', newBox, props);
  const together = useSideBySide(old.viewer, next.viewer, props);
  const lead = (side: Side): void => together?.lead(side);
  return (
    <section className={css['compared']} aria-label={t('comparing.label')}>
      <ComparedPane side="old" label={props.old.label} shown={old} onWork={lead} container={setOldBox} />
      <CompareControls viewer={next.viewer} together={together} />
      <ComparedPane side="new" label={props.new.label} shown={next} onWork={lead} container={setNewBox} />
    </section>
  );
}
