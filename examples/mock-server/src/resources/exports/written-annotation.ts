import type { LegendEntry } from '@glossator/client-sdk/contract';
import { citationOf, placeAt, startOf, type CitationStyle } from '@glossator/document-text';
import type { NameOf } from '../../people/names';
import type { WrittenAnnotation, WrittenComment } from '../../reports/annotations-document';
import type { CommentRow, SelectionRow } from '../../tables/selections';
import { byMaking } from '../../calls/stamps';
import { hexOf } from '../colors/named-colors';
import type { AnnotationWords } from './annotation-words';
import { colorName } from './grouping';
import type { FoundAnnotation } from './read-annotations';
import { writtenText } from './written-text';

/** What an annotation is put into words with. */
export interface AnnotationWriting {
  readonly words: AnnotationWords;
  readonly style: CitationStyle | undefined;
  readonly legend: readonly LegendEntry[];
  readonly nameOf: NameOf;
}

/** Puts an annotation into words. */
export function writtenAnnotation(found: FoundAnnotation, writing: AnnotationWriting): WrittenAnnotation {
  const { row, text, comments, attachments, isLost } = found;
  const { words, legend } = writing;
  const { t, named } = words;
  const { name = '', tags = [] } = row;
  const notes = [
    row.area && t('annotations.area'),
    row.status === 'unconfirmed' && t('annotations.toConfirm'),
    isLost && t('annotations.lost', { version: String(text.version.number) }),
    name !== '' && named(t('annotations.bookmark'), name),
    tags.length > 0 && named(t('annotations.tags'), tags.join(', ')),
    attachments.length > 0 &&
      named(t('annotations.attachments'), attachments.map((file) => file.name).join(', ')),
  ];
  const foot = [
    writtenBy(row, writing),
    colorName(row.color, legend, words),
    row.visibility === 'private' && t('annotations.private'),
  ];
  return {
    place: placeOf(found, writing),
    color: hexOf(row.color),
    quote: row.area ? '' : ((isLost ? row.carried?.from.text : undefined) ?? row.text).trim(),
    notes: notes.filter((note) => typeof note === 'string'),
    foot: foot.filter((part) => typeof part === 'string').join(' · '),
    comments: threadsOf(comments).map(({ comment, isReply }) => writtenComment(comment, isReply, writing)),
  };
}

/** How the annotation is cited, ready for a brief, with its page. */
function placeOf({ row, text, isLost }: FoundAnnotation, { words, style }: AnnotationWriting): string {
  const { document, version, structure, labels } = text;
  const old = isLost ? row.carried?.from : undefined;
  const range = old?.range ?? row.range;
  const page = labels[range.startPage] ?? String(range.startPage + 1);
  const citation = citationOf(structure, range, {
    style,
    isUncertain: row.area !== undefined,
    source: {
      shortName: document.shortName,
      title: document.title,
      page,
      ...(isLost && { version: words.state(version) }),
    },
  });
  const isInArticle =
    row.area === undefined &&
    structure !== undefined &&
    placeAt(structure, startOf(range)).path.some(({ kind }) => kind === 'article');
  // Elsewhere the citation has the page.
  return isInArticle ? words.t('place', { citation, page }) : citation;
}

/** Who made something, and when; of what was imported, who made it elsewhere. */
function writtenBy(
  { createdBy, createdAt, importedFrom: from }: SelectionRow | CommentRow,
  { words, nameOf }: AnnotationWriting,
  isReply = false,
): string {
  const name = from?.author ?? words.person(nameOf(createdBy));
  const date = words.day(from?.createdAt ?? createdAt);
  return words.t(isReply ? 'annotations.reply' : 'annotations.author', { name, date });
}

/** Comments, each followed by the replies to it. */
function threadsOf(
  comments: readonly CommentRow[],
): { readonly comment: CommentRow; readonly isReply: boolean }[] {
  const sorted = comments.toSorted(byMaking);
  const present = new Set(sorted.map(({ id }) => id));
  const under = Map.groupBy(sorted, ({ replyTo }) =>
    replyTo !== undefined && present.has(replyTo) ? replyTo : undefined,
  );
  return (under.get(undefined) ?? []).flatMap((comment) => [
    { comment, isReply: false },
    ...(under.get(comment.id) ?? []).map((reply) => ({ comment: reply, isReply: true })),
  ]);
}

function writtenComment(comment: CommentRow, isReply: boolean, writing: AnnotationWriting): WrittenComment {
  const by = [
    writtenBy(comment, writing, isReply),
    comment.resolved && writing.words.t('annotations.resolved'),
  ];
  return {
    by: by.filter((part) => part !== undefined).join(' · '),
    isReply,
    paragraphs: writtenText(comment.text),
  };
}
