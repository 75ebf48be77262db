import type { PrintedEntry, PrintedHead } from '../report-printer';

/** What the printing process receives: entries in their order, then the head, with which it begins. */
export type PrintRequest =
  | { readonly type: 'entries'; readonly entries: readonly PrintedEntry[] }
  | { readonly type: 'print'; readonly head: PrintedHead };

/** What it answers: the PDF in pieces, then that this was all. */
export type PrintReply = { readonly type: 'piece'; readonly bytes: Uint8Array } | { readonly type: 'done' };
