import { useEffect, useRef, useState } from 'react';
import type { CoverColor } from '@glossator/client-sdk/contract';
import { useServices } from '../app/services';
import { isUnderway } from '../uploads/document-transfers';
import { useUploadQueue } from '../uploads/use-upload-queue';
import { useServerDraft } from './use-server-draft';

/** Why leaving the page should be asked about: transfers would be canceled, or the Code would stay as a draft. */
export type LeaveReason = 'uploading' | 'unpublished';

/**
 * The Code in the making. It is created on the server with the first upload, as a private draft, so that nothing uploaded
 * is lost by leaving; a draft without documents is deleted again.
 */
export function useNewCode() {
  const { client, droppedFiles } = useServices();
  const [title, setTitle] = useState('');
  const [cover, setCover] = useState<CoverColor>('color-1');
  const [isSaving, setSaving] = useState(false);
  /** Saved, discarded or left: nothing of it is to be kept any more. */
  const isFinished = useRef(false);
  const draft = useServerDraft();
  const { queue, entries, refused } = useUploadQueue(draft.id);
  useEffect(() => {
    const files = droppedFiles.take();
    if (files.length > 0) queue.add(files);
  }, [droppedFiles, queue]);
  const isUploading = entries.some(isUnderway);
  const hasDocuments = entries.some(({ document }) => document);

  /** Saves everything; returns the Code's id, or undefined where that failed, which a toast reports. */
  async function save(publication: 'draft' | 'published'): Promise<number | undefined> {
    if (isFinished.current || isSaving) return undefined;
    setSaving(true);
    const saved = await draft.attempt(async () => {
      const id = await draft.id();
      await queue.saveOrder();
      await client.codes.update({ id, title: title.trim(), coverColor: cover, publication });
      isFinished.current = true;
      return id;
    }, 'The Code could not be saved');
    setSaving(false);
    return saved;
  }

  function discard() {
    isFinished.current = true;
    queue.cancelAll();
    draft.finish((id) => client.codes.delete({ id }), 'The Code could not be discarded');
  }

  /** Leaves without publishing: what is uploaded stays as a draft, under the title typed so far. */
  function leave() {
    isFinished.current = true;
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
