import type { OwnFile } from '@glossator/client-sdk/contract';

/** What a file is, for its icon and preview. */
export type FileKind = 'pdf' | 'image' | 'audio' | 'video' | 'other';

/** What kind of file it is. */
export function kindOfFile({ contentType }: Pick<OwnFile, 'contentType'>): FileKind {
  if (contentType === 'application/pdf') return 'pdf';
  const [kind] = contentType.split('/');
  return kind === 'image' || kind === 'audio' || kind === 'video' ? kind : 'other';
}

/** The name that a file has where it is used; undefined where that is not known. */
export function nameOfFile({ use }: Pick<OwnFile, 'use'>): string | undefined {
  return use?.kind === 'document' ? use.document?.title : use?.name;
}

/** The name to save a file under; `fallback` where it has none. */
export function savedName(file: OwnFile, fallback: string): string {
  const name = nameOfFile(file) ?? fallback;
  const isNamedPdf = file.use?.kind !== 'document' || /\.pdf$/i.test(name);
  return isNamedPdf ? name : `${name}.pdf`;
}
