import { useEffect, useRef, useState, type CSSProperties } from 'react';
import type { DocumentViewer, ViewerEvents } from '../../core/ports/document-viewer';
import { createJumpHistory, type JumpHistory } from '../../core/places/jump-history';
import type { ViewerHighlight } from '../../core/ports/viewer-marks';
import { createDocumentViewer, type PdfDocumentViewer } from '../../viewer/index';
import { STORY_LAW } from './story-law';
import { makeStoryPdf } from './story-pdf';

/** What is done to the viewer by the buttons of the bench: its port, and nothing but its port. */
const ACTIONS: readonly {
  readonly name: string;
  readonly act: (viewer: DocumentViewer, jumps: JumpHistory) => void;
}[] = [
  { name: 'Page 20', act: (viewer) => viewer.goTo({ page: 19 }) },
  { name: 'Next page', act: (viewer) => viewer.goTo({ page: viewer.state.page + 1 }, { trail: 'step' }) },
  { name: 'Back', act: (_viewer, jumps) => jumps.step('back') },
  { name: 'Forward', act: (_viewer, jumps) => jumps.step('forward') },
  { name: '50 %', act: (viewer) => viewer.setZoom(1) },
  { name: '200 %', act: (viewer) => viewer.setZoom(4) },
  { name: 'Fit width', act: (viewer) => viewer.setZoom('fit-width') },
  { name: 'Fit page', act: (viewer) => viewer.setZoom('fit-page') },
  {
    name: 'Rotate',
    act: (viewer) => viewer.setRotation(([90, 180, 270, 0] as const)[viewer.state.rotation / 90] ?? 0),
  },
];
const EMITTED = ['selection', 'highlightClick', 'highlightHover', 'position', 'pageError'] as const;
const LOG_LENGTH = 12;
const GROUP = 'Thumbnails';

const column: CSSProperties = { display: 'flex', flexDirection: 'column', minBlockSize: 0, minInlineSize: 0 };
const log: CSSProperties = {
  margin: 0,
  padding: 8,
  blockSize: '9em',
  overflow: 'auto',
  font: '12px/1.4 monospace',
};

interface ViewerBenchProps {
  readonly name: string;
  readonly highlights?: readonly ViewerHighlight[];
  /** Shows the first pages as thumbnails, too. */
  readonly thumbnails?: number;
}

/** A viewer without anything around it: buttons that call its port, its state, and the events it has emitted last. */
export function ViewerBench({ name, highlights = [], thumbnails = 0 }: ViewerBenchProps) {
  const container = useRef<HTMLDivElement>(null);
  const [viewer, setViewer] = useState<PdfDocumentViewer | undefined>(undefined);
  const [jumps, setJumps] = useState<JumpHistory | undefined>(undefined);
  const [state, setState] = useState<ViewerEvents['change'] | undefined>(undefined);
  const [events, setEvents] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!container.current) return undefined;
    const made = createDocumentViewer({
      container: container.current,
      assetsUrl: '/glossator-assets/',
      label: name,
      role: 'region',
    });
    // Before the bench, so that it knows of a jump when its state is shown.
    const history = createJumpHistory(made);
    made.on('change', setState);
    for (const kind of EMITTED)
      made.on(kind, (event) =>
        setEvents((before) =>
          [`${kind} ${event === undefined ? '' : JSON.stringify(event)}`, ...before].slice(0, LOG_LENGTH),
        ),
      );
    made.open({ data: BENCH_LAW() }).catch(() => undefined);
    setViewer(made);
    setJumps(history);
    return () => {
      history.end();
      void made.destroy();
    };
  }, [name]);
  useEffect(() => viewer?.setHighlights(highlights), [viewer, highlights]);
  const isReady = state?.status === 'ready';

  return (
    <section aria-label={`Bench of ${name}`} style={{ ...column, blockSize: '100vh', flex: 1 }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 6, padding: 8 }}>
        {ACTIONS.map((action) => (
          <button
            key={action.name}
            type="button"
            onClick={() => viewer && jumps && action.act(viewer, jumps)}
          >
            {action.name}
          </button>
        ))}
        <output aria-label={`State of ${name}`}>
          {state &&
            `${state.status}, page ${state.page + 1} of ${state.pageCount}, ${Math.round(state.scale * 50)} %, ` +
              `${state.rotation}°, ${jumps?.canStep('back') ? 'can' : 'cannot'} go back`}
        </output>
      </div>
      <div style={{ display: 'flex', flex: 1, minBlockSize: 0 }}>
        {thumbnails > 0 && viewer && isReady && <BenchThumbnails viewer={viewer} count={thumbnails} />}
        <div ref={container} style={{ flex: 1, minInlineSize: 0 }} />
      </div>
      <pre role="log" aria-label={`Events of ${name}`} tabIndex={0} style={log}>
        {events.join('\n')}
      </pre>
    </section>
  );
}

/** The first pages, small, as the viewer's extension gives them. */
function BenchThumbnails({ viewer, count }: { readonly viewer: PdfDocumentViewer; readonly count: number }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const hosts = [...(list.current?.children ?? [])].filter((child) => child instanceof HTMLElement);
    const ends = hosts.map((host, page) => viewer.thumbnails.show(page, host, { width: 90, height: 128 }));
    return () => {
      for (const end of ends) end();
    };
  }, [viewer, count]);
  return (
    <div ref={list} role="group" aria-label={GROUP} tabIndex={0} style={{ overflow: 'auto', padding: 8 }}>
      {Array.from({ length: count }, (_item, page) => (
        <div key={page} style={{ inlineSize: 90, blockSize: 128, marginBlockEnd: 10 }} />
      ))}
    </div>
  );
}

/** Thirty pages of the stories' law. */
const BENCH_LAW = () =>
  makeStoryPdf(
    Array.from({ length: 30 }, (_page, index) => {
      const page = STORY_LAW[index % STORY_LAW.length];
      return { title: `${index + 1}. ${page?.title ?? ''}`, lines: page?.lines ?? [] };
    }),
  );
