import { useEffect, useState } from 'react';
import { classNames } from '../../controls/class-names';
import { useContentSize } from '../../controls/use-content-size';
import css from './glossator-attached-pages.module.css';
import { useKeptCenter } from './use-kept-center';
import type { PageSize } from './use-page-pictures';
import type { Zoom } from './zoom';

interface EnlargedImageProps {
  readonly url: string;
  readonly name: string;
  readonly label: string;
  readonly zoom: Zoom;
  /** Reports at which scale the whole picture is in view. */
  readonly onFit: (scale: number) => void;
  readonly onError: () => void;
}

/** A picture in a place that scrolls; one smaller than its place is not enlarged to fit. */
export function EnlargedImage({ url, name, label, zoom, onFit, onError }: EnlargedImageProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [natural, setNatural] = useState<PageSize | undefined>(undefined);
  const room = useContentSize(scroller);
  const fit = natural ? Math.min(1, room.width / natural.width, room.height / natural.height) : 0;
  const scale = zoom === 'fit' ? fit : zoom;
  useEffect(() => {
    if (fit > 0) onFit(fit);
  }, [onFit, fit]);
  const width = natural ? natural.width * scale : 0;
  useKeptCenter(scroller, width);
  return (
    <div
      ref={setScroller}
      className={classNames(css['scroller'], css['around'])}
      role="group"
      aria-label={label}
      tabIndex={0}
      data-glossator-pan
    >
      <img
        className={css['picture']}
        src={url}
        alt={name}
        draggable={false}
        style={natural && { inlineSize: width, blockSize: natural.height * scale }}
        onLoad={({ currentTarget }) =>
          setNatural({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
        }
        onError={onError}
      />
    </div>
  );
}
