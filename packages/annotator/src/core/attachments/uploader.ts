import type { SelectionAttachment, UploadContentType } from '@glossator/client-sdk/contract';
import type { FileData } from '../ports/backend';
import { selectCanAnnotate } from '../access/selectors';
import type { CommandContext } from '../annotator-feature';
import type { Upload } from './state';
import { uploadFailureOf } from './upload-failure';

/** A file that may be attached. */
export interface AttachableFile {
  readonly data: FileData;
  readonly contentType: UploadContentType;
  readonly type: SelectionAttachment['type'];
}

/**
 * Sends files to the server, a few at a time. Those for Selections are handed to the outbox to be attached when they have arrived; those
 * for notes are attached right away, and count as on their way until then.
 */
export interface Uploader {
  /** Keeps the file of an upload that is in the state, until it has arrived or is canceled. */
  readonly add: (uploadId: number, file: AttachableFile) => void;
  /** Starts what waits, as far as there is room. */
  readonly pump: () => void;
  readonly cancel: (uploadId: number) => void;
  /** Cancels everything. */
  readonly stop: () => void;
}

/** Files sent side by side. */
const AT_ONCE = 3;

/** Makes an uploader. What leaves the state (with its Selection, say) is no longer sent. */
export function createUploader(context: CommandContext): Uploader {
  const { getState, dispatch, backend, changes, watch, log } = context;
  const files = new Map<number, AttachableFile>();
  const running = new Map<number, AbortController>();
  // What has arrived need not be sent again where only attaching it failed.
  const arrived = new Map<number, string>();
  const find = (id: number) => getState().attachments.uploads.find((upload) => upload.id === id);

  const end = (id: number) => {
    running.get(id)?.abort();
    running.delete(id);
    files.delete(id);
    arrived.delete(id);
  };

  const pump = () => {
    if (!selectCanAnnotate(getState())) return;
    for (const id of [...files.keys()]) if (!find(id)) end(id);
    for (const { id, state } of getState().attachments.uploads) {
      if (running.size >= AT_ONCE) return;
      const file = files.get(id);
      if (state === 'waiting' && file) void send(id, file);
    }
  };

  const send = async (id: number, file: AttachableFile) => {
    const stopping = new AbortController();
    const { signal } = stopping;
    running.set(id, stopping);
    dispatch({ type: 'attachments/uploadStarted', origin: 'local', id });
    const onProgress = (sent: number) => {
      if (signal.aborted) return;
      if (find(id)) dispatch({ type: 'attachments/uploadProgressed', origin: 'local', id, sent });
      else end(id);
    };
    try {
      const { data, contentType } = file;
      const uuid =
        arrived.get(id) ?? (await backend.files.upload({ file: data, contentType, onProgress, signal })).uuid;
      if (find(id)) arrived.set(id, uuid);
      const upload = signal.aborted ? undefined : find(id);
      if (upload?.target.kind === 'note') await attachToNote(upload, uuid, signal);
      else if (upload) attach(upload, file, uuid);
      if (upload && !signal.aborted) dispatch({ type: 'attachments/uploadEnded', origin: 'local', id });
      end(id);
    } catch (error) {
      running.delete(id);
      if (!signal.aborted) {
        log.error('A file was not uploaded', error);
        dispatch({ type: 'attachments/uploadFailed', origin: 'local', id, failure: uploadFailureOf(error) });
      }
    }
    pump();
  };

  const attachToNote = async ({ target, name }: Upload, uuid: string, signal: AbortSignal) => {
    // Each file is taken once, so that its own name makes a good key.
    const options = { idempotencyKey: `attach-${uuid}` };
    const input = { noteId: target.id, uuid, name };
    const attachment = await backend.notes.createAttachment(input, options);
    const ref = { kind: 'noteAttachment', id: attachment.id, ownerId: target.id };
    if (!signal.aborted)
      watch.during([ref], 'local', () =>
        dispatch({ type: 'notes/attachmentAdded', origin: 'remote', attachment }),
      );
    else await backend.notes.deleteAttachment({ id: attachment.id });
  };

  const attach = (
    { documentId, target: { id: selectionId }, name }: Upload,
    { data, contentType, type }: AttachableFile,
    uuid: string,
  ) => {
    const { comments, access } = getState();
    if (access.userId === undefined) return;
    const at = new Date(context.clock.now()).toISOString();
    const entry: SelectionAttachment = {
      id: comments.nextId,
      selectionId,
      type,
      name,
      contentType,
      size: data.size,
      uuid,
      createdAt: at,
      updatedAt: at,
      createdBy: { id: access.userId, name: access.userName },
    };
    changes.submit({
      documentId,
      change: {
        action: 'create',
        ref: { kind: 'attachment', id: entry.id, ownerId: selectionId },
        entity: entry,
      },
    });
  };

  return {
    add: (id, file) => files.set(id, file),
    pump,
    cancel(id) {
      end(id);
      dispatch({ type: 'attachments/uploadEnded', origin: 'local', id });
      pump();
    },
    stop() {
      for (const id of [...files.keys()]) {
        end(id);
        dispatch({ type: 'attachments/uploadEnded', origin: 'local', id });
      }
    },
  };
}
