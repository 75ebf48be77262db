import { useTranslate } from '@glossator/i18n';
import { Download, Minus, Plus } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../controls/Button';
import { Dialog } from '../../controls/Dialog';
import { followPointer } from '../../controls/follow-pointer';
import { IconButton } from '../../controls/IconButton';
import type { AttachedFile } from './attached-file';
import { EnlargedImage } from './EnlargedImage';
import css from './glossator-attached-pages.module.css';
import { PdfPages } from './PdfPages';
import { useDownload } from './use-download';
import { stepFrom, type Zoom } from './zoom';

interface EnlargedFileProps {
  readonly attachment: AttachedFile;
  readonly kind: 'image' | 'pdf';
  readonly file: Blob;
  readonly url: string;
  /** The annotator's root, over which it lies. */
  readonly root: Element;
  readonly onClose: () => void;
  readonly onError: () => void;
}

/** A picture or PDF over the whole annotator: fitted, at its actual size, or at any step between; it is moved by dragging it. */
export function EnlargedFile({ attachment, kind, file, url, root, onClose, onError }: EnlargedFileProps) {
  const t = useTranslate('annotator');
  const { isBusy, download } = useDownload();
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [fit, setFit] = useState(1);
  const scale = zoom === 'fit' ? fit : zoom;
  const { name } = attachment;
  const label = t('attachments.previewOf', { name });
  const actions: Readonly<Record<string, () => void>> = {
    '+': () => setZoom(stepFrom(scale, 1)),
    '=': () => setZoom(stepFrom(scale, 1)),
    '-': () => setZoom(stepFrom(scale, -1)),
    '0': () => setZoom('fit'),
    '1': () => setZoom(1),
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // With Ctrl too, or the browser and the document behind would be enlarged.
    const act = event.altKey ? undefined : actions[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return createPortal(
    <Layer onKeyDown={onKeyDown} onZoom={(direction) => setZoom(stepFrom(scale, direction))}>
      <Dialog title={name} isWide onClose={onClose}>
        <div className={css['bar']}>
          <IconButton icon={Minus} label={t('toolbar.zoomOut')} shortcut="-" onClick={actions['-']} />
          <output className={css['percent']}>
            {t('toolbar.percent', { percent: Math.round(scale * 100) })}
          </output>
          <IconButton icon={Plus} label={t('toolbar.zoomIn')} shortcut="+" onClick={actions['+']} />
          <Button look="line" aria-pressed={zoom === 'fit'} onClick={actions['0']}>
            {t(kind === 'pdf' ? 'toolbar.fitWidth' : 'attachments.fit')}
          </Button>
          <Button look="line" aria-pressed={zoom === 1} onClick={actions['1']}>
            {t('attachments.actualSize')}
          </Button>
          <span className={css['grow']} />
          <IconButton
            icon={Download}
            label={t('attachments.download', { name })}
            disabled={isBusy}
            onClick={() => download(attachment)}
          />
        </div>
        {kind === 'pdf' ? (
          <PdfPages file={file} label={label} zoom={zoom} isWide onFit={setFit} onError={onError} />
        ) : (
          <EnlargedImage url={url} name={name} label={label} zoom={zoom} onFit={setFit} onError={onError} />
        )}
      </Dialog>
    </Layer>,
    root,
  );
}

/** Keeps what is pressed in the dialog from the card that it was opened on, which is around it for React. */
function Layer(props: {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onZoom: (direction: 1 | -1) => void;
  readonly children: ReactNode;
}) {
  const layer = useRef<HTMLDivElement>(null);
  const zoom = useRef(props.onZoom);
  useEffect(() => {
    zoom.current = props.onZoom;
  });
  useEffect(() => {
    const element = layer.current;
    // React listens passively, and the browser would zoom the page.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom.current(event.deltaY < 0 ? 1 : -1);
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, []);
  const stop = (event: { stopPropagation: () => void }) => event.stopPropagation();
  return (
    <div
      ref={layer}
      role="presentation"
      onKeyDown={props.onKeyDown}
      onPointerDown={pan}
      onClick={stop}
      onDragEnter={stop}
      onDragOver={stop}
      onDrop={stop}
    >
      {props.children}
    </div>
  );
}

/** Moves what is larger than its place with the mouse; fingers scroll it anyway. */
function pan(event: PointerEvent<HTMLElement>): void {
  const { target } = event;
  const scroller = target instanceof Element ? target.closest<HTMLElement>('[data-glossator-pan]') : null;
  if (!scroller || target === scroller || event.button !== 0 || event.pointerType === 'touch') return;
  event.preventDefault();
  scroller.focus({ preventScroll: true });
  followPointer(event, ({ movementX, movementY }) => scroller.scrollBy(-movementX, -movementY));
}
