import type { Operations, ParsedInputOf } from '@glossator/client-sdk/contract';
import { createTimeSlice } from '../../background/time-slice';
import type { MemberCall } from '../../calls/call';
import type { StoredFile } from '../../calls/stored-file';
import { ProblemError } from '../../problems/problem-error';
import type { AnnotationsDocument, DocumentBlock, WrittenFormat } from '../../reports/annotations-document';
import { PrintLimitError, type ReportPrinter } from '../../reports/report-printer';
import type { TextStore } from '../documents/text/text-store';
import { annotationWords, type AnnotationWords } from './annotation-words';
import { documentName, groupAnnotations } from './grouping';
import { readAnnotations, type FoundAnnotations } from './read-annotations';
import { writtenAnnotation } from './written-annotation';

type Input = ParsedInputOf<Operations['codes']['annotationsDocument']>;

/** Makes a document of the annotations of a Code. Throws CONFLICT where there are too many of them for one. */
export type AnnotationsService = (input: Input, call: MemberCall) => Promise<StoredFile>;

/** What it works with. */
export interface AnnotationsParts {
  readonly texts: Pick<TextStore, 'structure' | 'pages'>;
  readonly printer: Pick<ReportPrinter, 'write'>;
  readonly now: () => Date;
}

const TYPES: Readonly<Record<WrittenFormat, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  md: 'text/markdown; charset=utf-8',
  pdf: 'application/pdf',
};

/** Makes the service. */
export function createAnnotationsService({ texts, printer, now }: AnnotationsParts): AnnotationsService {
  return async (input, call) => {
    const words = await annotationWords(input.locale);
    const found = await readAnnotations(input, call, texts);
    const at = now();
    const head = headOf(found, input, { words, at, call });
    const blocks = await blocksOf(found, input, { words, call });
    const content = await write({ head, blocks }, input.format, call);
    return {
      blobKey: '',
      contentType: TYPES[input.format],
      fileName: `${words.t('annotations.fileName', { code: titleOf(call, words), date: at.toISOString().slice(0, 10) })}.${input.format}`,
      inline: false,
      made: { size: content.byteLength, body: oneChunk(content) },
    };
  };

  async function write(
    document: AnnotationsDocument,
    format: WrittenFormat,
    { user, visit }: MemberCall,
  ): Promise<Uint8Array> {
    try {
      return await printer.write(document, format, user.id, visit.signal);
    } catch (error) {
      if (!(error instanceof PrintLimitError)) throw error;
      const detail = 'There are too many annotations for one file; a single document may have fewer';
      throw new ProblemError('CONFLICT', { detail, cause: error });
    }
  }
}

interface Making {
  readonly words: AnnotationWords;
  readonly call: MemberCall;
}

function titleOf({ code }: MemberCall, { t }: AnnotationWords): string {
  return code.title === '' ? t('untitled') : code.title;
}

function headOf(
  { texts, annotations, nameOf }: FoundAnnotations,
  { groupBy, onlyOwn = false, withPrivate = false }: Input,
  { words, at, call }: Making & { readonly at: Date },
): AnnotationsDocument['head'] {
  const { t, named } = words;
  const title = t('annotations.title');
  const subtitle = titleOf(call, words);
  const which =
    `${onlyOwn ? 'own' : 'all'}${withPrivate ? ('WithPrivate' as const) : ('' as const)}` as const;
  return {
    language: words.language,
    title,
    subtitle,
    name: named(title, subtitle),
    facts: [
      named(
        t('annotations.documents', { count: texts.length }),
        texts.map((text) => documentName(text, words)).join('; '),
      ),
      t(`annotations.which.${which}`, { name: words.person(nameOf(call.user.id)) }),
      `${t('annotations.count', { count: annotations.length })} · ${t(`annotations.grouped.${groupBy}`)}`,
      named(t('annotations.made'), words.moment(at)),
    ],
    foot: `${subtitle}  ·  ${t('page', { page: '{page}', pages: '{pages}' })}`,
    at: at.toISOString(),
  };
}

async function blocksOf(
  found: FoundAnnotations,
  { groupBy }: Input,
  { words, call }: Making,
): Promise<DocumentBlock[]> {
  const { legend, nameOf } = found;
  const style = call.code.citationStyle;
  const blocks: DocumentBlock[] = [];
  const breathe = createTimeSlice();
  for (const { heading, color, parts } of groupAnnotations(found, groupBy, { words, style })) {
    blocks.push({ type: 'heading', level: 1, text: heading, ...(color !== undefined && { color }) });
    for (const part of parts) {
      if (part.heading !== '') blocks.push({ type: 'heading', level: 2, text: part.heading });
      for (const annotation of part.annotations) {
        await breathe();
        const written = writtenAnnotation(annotation, { words, style, legend, nameOf });
        blocks.push({ type: 'annotation', ...written });
      }
    }
  }
  return blocks;
}

async function* oneChunk(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
