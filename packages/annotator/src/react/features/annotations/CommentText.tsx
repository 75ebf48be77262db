import type { UserRef } from '@glossator/client-sdk/contract';
import { useCallback } from 'react';
import { piecesOf } from '../../../core/comments/mentions';
import { useAnnotatorState } from '../../annotator/context/annotator-context';
import { FormattedText } from '../../annotator/formatted/FormattedText';
import { classNames } from '../../controls/class-names';
import { LinkedText } from '../../controls/LinkedText';
import css from './glossator-threads.module.css';

const NOBODY: readonly UserRef[] = [];

/** A comment's text with its formatting, links and mentions; those of the user stand out. */
export function CommentText({
  text,
  mentions = NOBODY,
}: {
  readonly text: string;
  readonly mentions?: readonly UserRef[] | undefined;
}) {
  const userId = useAnnotatorState(({ access }) => access.userId);
  const words = useCallback(
    (part: string) =>
      // No piece has a key of its own: a text that changes is drawn anew.
      piecesOf(part, mentions).map((piece, index) =>
        piece.user ? (
          <span key={index} className={classNames(css['mention'], piece.user.id === userId && css['ofMe'])}>
            {piece.text}
          </span>
        ) : (
          <LinkedText key={index} text={piece.text} />
        ),
      ),
    [mentions, userId],
  );
  return <FormattedText text={text} words={words} />;
}
