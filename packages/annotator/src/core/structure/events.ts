import type { OutlineEntry } from '../ports/document-viewer';
import type { ReadStructure } from '../ports/structure-reader';
import type { EventBase } from '../store/origin';
import type { BegunStructure } from './state';

/** Events about the legal structure of the open document. */
export type StructureEvent =
  | (EventBase<'structure/textRead'> & { readonly pagesRead: number; readonly pageCount: number })
  | (EventBase<'structure/begun'> & { readonly begun: BegunStructure })
  | (EventBase<'structure/recognized'> & {
      readonly read: ReadStructure;
      readonly contents: readonly OutlineEntry[];
    })
  | EventBase<'structure/failed'>;
