import type { WordChange } from '@glossator/client-sdk/contract';
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
  /** What differs as the comparison of the documents has it, where that is known: then nothing else does. */
  readonly words?: readonly WordChange[] | undefined;
  readonly className?: string | undefined;
}) {
  const { oldText, newText, isShort = false, words, className } = props;
  const parts = useMemo(
    () => redlineOf(oldText, newText, { isShort, words }),
    [oldText, newText, isShort, words],
  );
  return (
    <span className={classNames(css['redline'], className)}>
      {parts.map(({ kind, text }, index) => {
        if (kind === 'same') return <span key={index}>{text}</span>;
        const Tag = kind === 'inserted' ? 'ins' : 'del';
        // A line under or through the spaces around would look like part of the words.
        const rest = text.trimStart();
        const changed = rest.trimEnd();
        const [before, after] = [text.slice(0, text.length - rest.length), rest.slice(changed.length)];
        const isTight = parts[index - 1]?.kind === 'deleted' && !/\s$/u.test(parts[index - 1]?.text ?? '');
        const className = classNames(css[kind], isTight && before === '' && css['tight']);
        return (
          <Fragment key={index}>
            {before}
            {changed !== '' && <Tag className={className}>{changed}</Tag>}
            {after}
          </Fragment>
        );
      })}
    </span>
  );
}
