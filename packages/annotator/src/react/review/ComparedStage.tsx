import type { CodeDocument, DocumentVersion } from '@glossator/client-sdk/contract';
import { compareRanges } from '@glossator/document-text';
import { useTranslate } from '@glossator/i18n';
import { useMemo, useState } from 'react';
import type { ViewerHighlight } from '../../core/ports/viewer-marks';
import type { Log } from '../../core/ports/environment';
import type { FileChoice, ResolveFile } from '../../core/ports/file-resolver';
import { selectOldVersion } from '../../core/review/selectors';
import { oldPlaceOf } from '../../core/review/touching';
import { rangeOf } from '../../core/selections/list';
import type { CreateViewer } from '../annotator/context/annotator-props';
import { ComparedDocuments } from '../features/comparing/ComparedDocuments';
import css from './glossator-review.module.css';
import { useReasonText } from '../controls/changes/outcome-words';
import { useReviewContext, useReviewState } from './review-context';
import { useDay } from '../controls/dates/use-day';
import { useVersionState } from '../annotator/labels/use-version-state';

/** Characters of a quote that are read aloud; the card has the rest. */
const QUOTE_LENGTH = 160;

interface ComparedStageProps {
  readonly document: CodeDocument;
  /** Which file is the new one. */
  readonly choice: FileChoice;
  readonly resolveFile: ResolveFile;
  readonly assetsUrl: string;
  readonly createViewer: CreateViewer | undefined;
  readonly log: Log;
}

/** Both texts of a document side by side, with its annotations where they are and where they will be. For one document and one pair of files. */
export function ComparedStage(props: ComparedStageProps) {
  const { document, choice, resolveFile, assetsUrl, createViewer, log } = props;
  const t = useTranslate('annotator');
  const { changes, review } = useReviewContext();
  const items = useReviewState((state) => state.changes.items);
  const activeChange = useReviewState((state) => state.activeChange);
  const activeSelection = useReviewState((state) => state.activeSelection);
  const place = useReviewState((state) => state.place);
  const versions = useReviewState((state) => state.versions.items);
  const from = useReviewState((state) => state.from);
  // One pair for the life of the component, whatever new functions a host gives.
  const [sources] = useState(() => ({
    old: resolveFile(document, from === undefined ? undefined : { version: from }),
    new: resolveFile(document, choice),
  }));
  const highlights = useHighlights();
  const describeHighlight = useHighlightNames();
  const current = versions.find(({ number, status }) =>
    from === undefined ? status === 'current' : number === from,
  );
  const next = versions.find(({ number, status }) =>
    choice.version === undefined ? status === 'pending' : number === choice.version,
  );
  const nameOf = (version: DocumentVersion | undefined, name: string) => (
    <SideLabel name={name} version={version} />
  );
  const isUpdate = choice.version === undefined;
  return (
    <div className={css['compared']}>
      <ComparedDocuments
        old={{
          source: sources.old,
          label: nameOf(
            current,
            from === undefined ? t('review.current') : t('review.versionLabel', { number: from }),
          ),
          highlights: highlights.old,
        }}
        new={{
          source: sources.new,
          label: nameOf(
            next,
            isUpdate ? t('review.update') : t('review.versionLabel', { number: choice.version ?? 0 }),
          ),
          highlights: highlights.new,
        }}
        changes={items}
        activeChange={activeChange}
        onActiveChange={(index) => {
          review?.chooseSection('changes');
          changes.activateChange(index);
        }}
        place={place}
        activeHighlight={activeSelection}
        onHighlightClick={(id) => {
          if (id !== undefined) review?.chooseSection('annotations');
          review?.activateSelection(id);
        }}
        describeHighlight={describeHighlight}
        assetsUrl={assetsUrl}
        createViewer={createViewer}
        log={log}
      />
    </div>
  );
}

/** What a highlight is called: its quote, and what happens to it. */
function useHighlightNames() {
  const t = useTranslate('annotator');
  const reasonText = useReasonText();
  const { store } = useReviewContext();
  return (id: number) => {
    const selection = store.getState().selections.items.find((item) => item.id === id);
    if (!selection) return undefined;
    const quote = selection.text.slice(0, QUOTE_LENGTH);
    return { label: t('review.card', { reason: reasonText(selection), quote }), detailsId: undefined };
  };
}

function SideLabel(props: { readonly name: string; readonly version: DocumentVersion | undefined }) {
  const { name, version } = props;
  const t = useTranslate('annotator');
  const day = useDay();
  const stateOf = useVersionState();
  return (
    <>
      <b>{name}</b>
      {version && (
        <span className={css['sideDate']} title={t('versions.uploadedOn', { date: day(version.createdAt) })}>
          {stateOf(version)}
        </span>
      )}
    </>
  );
}

/** Where the annotations stand on both sides; those without a place stand on the old one alone. */
function useHighlights() {
  const selections = useReviewState((state) => state.selections.items);
  const oldVersion = useReviewState(selectOldVersion);
  return useMemo(() => {
    const old: ViewerHighlight[] = [];
    const now: ViewerHighlight[] = [];
    for (const selection of selections) {
      const { id, color, status } = selection;
      const before = oldPlaceOf(selection, oldVersion);
      if (before) old.push({ id, color, range: before });
      if (status !== 'failed') now.push({ id, color, range: rangeOf(selection) });
    }
    const inOrder = (list: ViewerHighlight[]) => list.toSorted((a, b) => compareRanges(a.range, b.range));
    return { old: inOrder(old), new: inOrder(now) };
  }, [selections, oldVersion]);
}
