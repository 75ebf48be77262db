import type { AnnotatorPlace } from '@glossator/annotator';

/** The place in a document that an address leads to: `?selection=ID` or `?note=ID`; undefined where it leads to none. */
export function linkedPlace(search: URLSearchParams): AnnotatorPlace | undefined {
  for (const kind of ['selection', 'note'] as const) {
    const text = search.get(kind) ?? '';
    if (/^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text))) return { kind, id: Number(text) };
  }
  return undefined;
}
