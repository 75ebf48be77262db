import {
  plainPiece,
  readFormatted,
  type FormattedBlock,
  type FormattedPiece,
} from '@glossator/client-sdk/formatted';
import { Fragment, useMemo, type ReactNode } from 'react';
import controls from '../../controls/glossator-controls.module.css';
import { LinkedText } from '../../controls/LinkedText';
import { ArticleLink } from './ArticleLink';
import css from './glossator-formatted.module.css';

/** Shows what is neither formatting nor a link. */
type Words = (text: string) => ReactNode;

/** The text of a comment or note as it is formatted. It becomes elements of ours alone: no HTML is written. */
export function FormattedText({ text, words = linked }: { readonly text: string; readonly words?: Words }) {
  const blocks = useMemo(() => readFormatted(text), [text]);
  return (
    <div className={css['text']}>
      <Blocks blocks={blocks} words={words} />
    </div>
  );
}

const linked: Words = (text) => <LinkedText text={text} />;
const plain: Words = (text) => text;

// Nothing of a text has a key of its own: one that changes is drawn anew.

function Blocks({ blocks, words }: { readonly blocks: readonly FormattedBlock[]; readonly words: Words }) {
  return blocks.map((block, index) => <Block key={index} block={block} words={words} />);
}

function Block({ block, words }: { readonly block: FormattedBlock; readonly words: Words }) {
  if (block.type === 'quote')
    return (
      <blockquote className={css['quote']}>
        <Blocks blocks={block.blocks} words={words} />
      </blockquote>
    );
  if (block.type === 'list') return <List list={block} words={words} />;
  return (
    <p className={css['lines']}>
      <Pieces pieces={block.pieces} words={words} />
    </p>
  );
}

/** Numbers are shown as they were typed, and are text: whoever copies a list has them. */
function List({
  list: { isNumbered, items },
  words,
}: {
  readonly list: Extract<FormattedBlock, { readonly type: 'list' }>;
  readonly words: Words;
}) {
  const Element = isNumbered ? 'ol' : 'ul';
  return (
    // Safari takes lists without markers of their own for none.
    <Element role="list" className={css['list']}>
      {items.map(({ marker, blocks }, index) => (
        <li key={index} className={css['item']}>
          <span className={css['marker']} aria-hidden={!isNumbered}>
            {isNumbered ? `${marker} ` : '• '}
          </span>
          <div className={css['content']}>
            <Blocks blocks={blocks} words={words} />
          </div>
        </li>
      ))}
    </Element>
  );
}

function Pieces({ pieces, words }: { readonly pieces: readonly FormattedPiece[]; readonly words: Words }) {
  return pieces.map((piece, index) => (
    <Fragment key={index}>
      <Piece piece={piece} words={words} />
    </Fragment>
  ));
}

function Piece({ piece, words }: { readonly piece: FormattedPiece; readonly words: Words }) {
  switch (piece.type) {
    case 'text':
      return words(piece.text);
    case 'strong':
      return (
        <strong>
          <Pieces pieces={piece.pieces} words={words} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Pieces pieces={piece.pieces} words={words} />
        </em>
      );
    case 'article':
      return (
        <ArticleLink target={piece.target} words={plainPiece(piece)}>
          <Pieces pieces={piece.pieces} words={plain} />
        </ArticleLink>
      );
    case 'link':
      return (
        // Where it leads to is not what its words say: it can be seen before it is followed.
        <a
          className={controls['link']}
          href={piece.href}
          title={piece.href}
          target="_blank"
          rel="noopener noreferrer nofollow"
        >
          <Pieces pieces={piece.pieces} words={plain} />
        </a>
      );
  }
}
