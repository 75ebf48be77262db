import type { Synopsis, SynopsisFormat } from '../synopsis';
import { writeSynopsisDocx } from './write-synopsis-docx';
import { writeSynopsisPdf } from './write-synopsis-pdf';

/** Writes a synopsis in a format. */
export function writeSynopsis(synopsis: Synopsis, format: SynopsisFormat): Promise<Uint8Array> {
  return format === 'pdf' ? writeSynopsisPdf(synopsis) : writeSynopsisDocx(synopsis);
}
