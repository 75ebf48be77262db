import type { AnnotationsHead, DocumentBlock, WrittenFormat } from '../annotations-document';
import type { PrintedEntry, PrintedHead } from '../report-printer';
import type { SynopsisBlock, SynopsisFormat, SynopsisHead } from '../synopsis';

/** What the printing process receives: entries, blocks or passages in their order, then the head, with which it begins. */
export type PrintRequest =
  | { readonly type: 'entries'; readonly entries: readonly PrintedEntry[] }
  | { readonly type: 'print'; readonly head: PrintedHead }
  | { readonly type: 'passages'; readonly blocks: readonly SynopsisBlock[] }
  | { readonly type: 'synopsis'; readonly head: SynopsisHead; readonly format: SynopsisFormat }
  | { readonly type: 'blocks'; readonly blocks: readonly DocumentBlock[] }
  | { readonly type: 'write'; readonly head: AnnotationsHead; readonly format: WrittenFormat };

/** What it answers: the file in pieces, then that this was all. */
export type PrintReply = { readonly type: 'piece'; readonly bytes: Uint8Array } | { readonly type: 'done' };
