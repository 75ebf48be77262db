import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { CodeDocument, CoverColor } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useServices } from '../app/services';
import { isUnderway } from '../uploads/document-transfers';
import type { Transfer } from '../uploads/document-transfers';
import type { UploadQueue } from '../uploads/upload-queue';
import { useUploadQueue } from '../uploads/use-upload-queue';
import type { KeptDraft } from './kept-draft';
import { useServerDraft } from './use-server-draft';

/** Why leaving the page should be asked about: transfers would be canceled, or the Code would stay as a draft. */
export type LeaveReason = 'uploading' | 'unpublished';

/** A Code in the making that a reload has interrupted. */
export interface BegunCode {
  readonly draft: KeptDraft;
  /** What the server has of it, in the order it stood in. */
  readonly documents: readonly CodeDocument[];
}

/**
 * The Code in the making. It is created on the server with the first upload, as a private draft, so that nothing uploaded
 * is lost by leaving; a draft without documents is deleted again. `keep` remembers it for a reload, and forgets it when it is finished.
 */
export function useNewCode(begun: BegunCode | undefined, keep: (draft: KeptDraft | undefined) => void) {
  const { client } = useServices();
  const [title, setTitle] = useState(begun?.draft.title ?? '');
  const [cover, setCover] = useState<CoverColor>(begun?.draft.cover ?? 'color-1');
  const [draftId, setDraftId] = useState(begun?.draft.id);
  const [isSaving, setSaving] = useState(false);
  /** Saved, discarded or left: nothing of it is to be kept any more. */
  const isFinished = useRef(false);
  const draft = useServerDraft(draftId, setDraftId);
  const { queue, entries, refused } = useUploadQueue(draft.id, begun?.documents);
  useInterruptedUploads(begun?.draft.arriving, refused.add);
  useDroppedFiles(queue);
  const isUploading = entries.some(isUnderway);
  const hasDocuments = entries.some(({ document }) => document);

  useKeptDraft(isFinished, { draftId, title, cover, entries }, keep);
  const finish = () => {
    isFinished.current = true;
    keep(undefined);
  };

  /** Saves everything; returns the Code's id, or undefined where that failed, which a toast reports. */
  async function save(publication: 'draft' | 'published'): Promise<number | undefined> {
    if (isFinished.current || isSaving) return undefined;
    setSaving(true);
    const saved = await draft.attempt(async () => {
      const id = await draft.id();
      await queue.saveOrder();
      await client.codes.update({ id, title: title.trim(), coverColor: cover, publication });
      finish();
      return id;
    }, 'The Code could not be saved');
    setSaving(false);
    return saved;
  }

  function discard() {
    finish();
    queue.cancelAll();
    draft.finish((id) => client.codes.delete({ id }), 'The Code could not be discarded');
  }

  /** Leaves without publishing: what is uploaded stays as a draft, under the title typed so far. */
  function leave() {
    if (isFinished.current) return;
    finish();
    queue.cancelAll();
    const name = title.trim();
    const changes = { coverColor: cover, ...(name !== '' && { title: name }) };
    draft.finish(async (id) => {
      if (!hasDocuments) return client.codes.delete({ id });
      await queue.saveOrder();
      return client.codes.update({ id, ...changes });
    }, 'The draft could not be kept');
  }

  function leaveReason(): LeaveReason | undefined {
    if (isFinished.current) return undefined;
    if (isUploading) return 'uploading';
    return hasDocuments ? 'unpublished' : undefined;
  }
  return {
    title,
    setTitle,
    cover,
    setCover,
    queue,
    entries,
    refused,
    isUploading,
    hasDocuments,
    /** Whether there is something that cancelling would delete. */
    isBegun: entries.length > 0,
    isSaving,
    save,
    discard,
    leave,
    leaveReason,
  };
}

/** Uploads what was dropped on the library. */
function useDroppedFiles(queue: UploadQueue) {
  const { droppedFiles } = useServices();
  useEffect(() => {
    const files = droppedFiles.take();
    if (files.length > 0) queue.add(files);
  }, [droppedFiles, queue]);
}

/** Remembers the Code as it is shown until it is finished. */
function useKeptDraft(
  isFinished: RefObject<boolean>,
  shown: {
    readonly draftId: number | undefined;
    readonly title: string;
    readonly cover: CoverColor;
    readonly entries: readonly Transfer[];
  },
  keep: (draft: KeptDraft | undefined) => void,
) {
  const { draftId, title, cover, entries } = shown;
  // Before anything can be clicked or reloaded with what is shown.
  useLayoutEffect(() => {
    if (isFinished.current) return;
    const documentIds = entries.flatMap(({ document }) => document?.id ?? []);
    const arriving = entries.flatMap((entry) => (entry.document ? [] : entry.title));
    const isWorthKeeping = draftId !== undefined || entries.length > 0 || title !== '';
    keep(isWorthKeeping ? { id: draftId, title, cover, documentIds, arriving } : undefined);
  }, [cover, draftId, entries, isFinished, keep, title]);
}

/** Says which uploads a reload has cut off, among the files that were not added. */
function useInterruptedUploads(
  titles: readonly string[] | undefined,
  add: (file: { readonly title: string; readonly text: string }) => void,
) {
  const t = useTranslate('host');
  const isReported = useRef(false);
  useEffect(() => {
    if (isReported.current) return;
    isReported.current = true;
    for (const title of titles ?? []) add({ title, text: t('creation.interrupted', { title }) });
  }, [add, t, titles]);
}
