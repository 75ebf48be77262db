import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CoverColor } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { failureMessageKey } from '../app/problems';
import { useServices } from '../app/services';
import { notify } from '../shell/notify';
import { isUnderway } from '../uploads/document-transfers';
import { useUploadQueue } from '../uploads/use-upload-queue';

/** Why leaving the page should be asked about: transfers would be cut off, or the Code would stay as a draft. */
export type LeaveReason = 'uploading' | 'unpublished';

/**
 * The Code in the making. It is made on the server with the first upload, as a private draft, so that nothing uploaded
 * is lost by leaving; a draft without documents is deleted again.
 */
export function useNewCode() {
  const t = useTranslate('host');
  const { client, droppedFiles, log } = useServices();
  const queryClient = useQueryClient();
  const [title, setTitle] = useState('');
  const [cover, setCover] = useState<CoverColor>('color-1');
  const [isSaving, setSaving] = useState(false);
  const isSettled = useRef(false);
  const made = useRef<Promise<number> | undefined>(undefined);
  const codeId = useCallback(() => {
    made.current ??= client.codes.create({}).then(
      ({ id }) => id,
      (error: unknown) => {
        made.current = undefined;
        throw error;
      },
    );
    return made.current;
  }, [client]);
  const { queue, entries } = useUploadQueue(codeId);
  useEffect(() => {
    const files = droppedFiles.take();
    if (files.length > 0) queue.add(files);
  }, [droppedFiles, queue]);

  const isUploading = entries.some(isUnderway);
  const hasDocuments = entries.some(({ document }) => document);
  const refreshLibrary = () => queryClient.invalidateQueries({ queryKey: ['codes'] });
  const withNotice = (work: Promise<unknown>, what: string) =>
    work.then(refreshLibrary, (error: unknown) => {
      log.error(what, error);
      notify('error', t(failureMessageKey(error)));
    });

  /** Saves everything; returns the Code's id, or undefined where that failed (which a toast has said). */
  async function save(publication: 'draft' | 'published'): Promise<number | undefined> {
    if (isSettled.current || isSaving) return undefined;
    setSaving(true);
    try {
      const id = await codeId();
      await queue.saveOrder();
      await client.codes.update({ id, title: title.trim(), coverColor: cover, publication });
      isSettled.current = true;
      await refreshLibrary();
      return id;
    } catch (error) {
      log.error('The Code could not be saved', error);
      notify('error', t(failureMessageKey(error)));
      return undefined;
    } finally {
      setSaving(false);
    }
  }
  function discard() {
    isSettled.current = true;
    queue.cancelAll();
    const code = made.current;
    if (code)
      void withNotice(
        code.then((id) => client.codes.delete({ id })),
        'The Code could not be discarded',
      );
  }
  /** Leaves without publishing: what is uploaded stays as a draft, under the title typed so far. */
  function leave() {
    isSettled.current = true;
    queue.cancelAll();
    const code = made.current;
    if (!code) return;
    const name = title.trim();
    const changes = { coverColor: cover, ...(name !== '' && { title: name }) };
    const settled = hasDocuments
      ? code.then((id) => queue.saveOrder().then(() => client.codes.update({ id, ...changes })))
      : code.then((id) => client.codes.delete({ id }));
    void withNotice(settled, 'The draft could not be kept');
  }
  function leaveReason(): LeaveReason | undefined {
    if (isSettled.current) return undefined;
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
