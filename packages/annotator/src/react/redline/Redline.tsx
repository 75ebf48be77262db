import { Fragment, useMemo } from 'react';
import { classNames } from '../class-names';
import css from './glossator-redline.module.css';
import { redlineOf } from './redline-parts';

/**
 * Two wordings of a passage as one text: words that are gone struck through, new ones underlined. With `isShort` long stretches that stayed
 * are left out, so that what differs is in sight.
 */
export function Redline(props: {
  readonly oldText: string;
  readonly newText: string;
  readonly isShort?: boolean;
  readonly className?: string | undefined;
}) {
  const { oldText, newText, isShort = false, className } = props;
  const parts = useMemo(() => redlineOf(oldText, newText, isShort), [oldText, newText, isShort]);
  return (
    <span className={classNames(css['redline'], className)}>
      {parts.map(({ kind, text }, index) => {
        if (kind === 'same') return <span key={index}>{text}</span>;
        const Tag = kind === 'inserted' ? 'ins' : 'del';
        const words = text.trimEnd();
        return (
          <Fragment key={index}>
            <Tag className={css[kind]}>{words}</Tag>
            {text.slice(words.length)}
          </Fragment>
        );
      })}
    </span>
  );
}
