import type { SelectionAttachment } from '@glossator/client-sdk/contract';
import { canDelete, canEdit, selectCanAnnotate } from '../access/selectors';
import type { FileData } from '../ports/backend';
import { selectSelection, selectSelectionOnceCalled } from '../selections/selectors';
import type { AnnotatorParts, CommandContext } from '../annotator-feature';
import type { AnnotatorState } from '../features';
import { contentTypeOf } from './content-type';
import type { Upload, UploadFailure } from './state';
import { createUploader, type AttachableFile } from './uploader';

/** A file as the user gives it. */
export interface GivenFile {
  readonly name: string;
  readonly data: FileData;
}

/** What is done with attachments. */
export interface AttachmentsCommands {
  /** Uploads files and attaches each to a Selection as soon as it has arrived; what cannot be attached says why. */
  readonly attach: (
    selectionId: number,
    files: readonly GivenFile[],
    type?: SelectionAttachment['type'],
  ) => void;
  /** The same for one's general note, once it is saved. */
  readonly attachToNote: (noteId: number, files: readonly GivenFile[]) => void;
  /** Stops an upload, or takes away what is said of a failed one. */
  readonly cancelUpload: (uploadId: number) => void;
  readonly retryUpload: (uploadId: number) => void;
  /** Another name for one's attachment; an empty one does nothing. */
  readonly rename: (selectionId: number, attachmentId: number, name: string) => void;
  /** The form for another name has gone: where the attachment has gone as well, what was written is given back. */
  readonly leaveRename: (attachmentId: number, written: string) => void;
  readonly delete: (selectionId: number, attachmentId: number) => void;
  /** Opens the recorder for a Selection; a recording that there is already stays with its own, and a notice says so. */
  readonly openMediaNote: (selectionId: number) => void;
  /** Says whether there is a recording that must stay until it is saved or discarded. */
  readonly holdMediaNote: (isHeld: boolean) => void;
  /** Uploads a recording and attaches it to the Selection that the recorder was opened for, in whatever document that is; closes the recorder. */
  readonly saveMediaNote: (file: GivenFile) => void;
  readonly closeMediaNote: () => void;
}

/** Largest attachment in bytes: the contract's ATTACHMENT_MAX_BYTES, whose values the core does not import. */
export const LARGEST_ATTACHMENT = 16_777_216;
/** Longest name of an attachment, in UTF-16 units. */
const NAME_MAX = 255;

/** Makes the commands of the attachments. */
export function createAttachments(context: CommandContext): AnnotatorParts<AttachmentsCommands> {
  const { getState, dispatch, changes } = context;
  const uploader = createUploader(context);
  const now = () => new Date(context.clock.now()).toISOString();

  const upload = (
    place: Pick<Upload, 'documentId' | 'target'>,
    given: readonly GivenFile[],
    type: AttachableFile['type'],
  ) => {
    for (const { name, data } of given) {
      const added: Upload = {
        id: getState().attachments.nextUploadId,
        ...place,
        name: shortened(name),
        size: data.size,
        sent: 0,
        state: 'waiting',
        failure: undefined,
      };
      const contentType = contentTypeOf(name, data.type);
      dispatch({ type: 'attachments/uploadAdded', origin: 'local', upload: added });
      const failure = failureOf(contentType, data);
      if (failure) dispatch({ type: 'attachments/uploadFailed', origin: 'local', id: added.id, failure });
      else if (contentType) uploader.add(added.id, { data, contentType, type });
    }
    uploader.pump();
  };

  const closeMediaNote = () => dispatch({ type: 'attachments/mediaNoteClosed', origin: 'local' });

  return {
    commands: {
      attach(wantedId, files, type = 'attachment') {
        const state = getState();
        // It may have been saved while the user chose the files.
        const selection = selectSelectionOnceCalled(state, wantedId);
        if (!selection || !state.offers.attachments || !selectCanAnnotate(state)) return;
        const { documentId, id } = selection;
        upload({ documentId, target: { kind: 'selection', id } }, files, type);
      },
      attachToNote(id, files) {
        const state = getState();
        const note = state.notes.items.find((each) => each.id === id);
        if (!note || id < 0 || !state.offers.noteAttachments || !canEdit(state, note)) return;
        upload({ documentId: note.documentId, target: { kind: 'note', id } }, files, 'attachment');
      },
      cancelUpload: (uploadId) => uploader.cancel(uploadId),
      retryUpload(uploadId) {
        dispatch({ type: 'attachments/uploadRetried', origin: 'local', id: uploadId });
        uploader.pump();
      },
      rename(selectionId, id, wanted) {
        const state = getState();
        const selection = selectSelection(state, selectionId);
        const attachment = findAttachment(state, selectionId, id);
        const name = wanted.trim().slice(0, NAME_MAX);
        if (!selection || !attachment || !canEdit(state, attachment)) return;
        if (name === '' || name === attachment.name) return;
        changes.submit({
          documentId: selection.documentId,
          change: {
            action: 'update',
            ref: { kind: 'attachment', id, ownerId: selectionId },
            to: { name, updatedAt: now() },
          },
        });
      },
      leaveRename(id, written) {
        const { selections } = getState();
        const isThere = selections.items.some(({ data }) => data.some((entry) => entry.id === id));
        // While the Selections are read anew, nothing is known of them.
        if (selections.status !== 'ready' || id < 0 || isThere) return;
        const code = 'attachmentGone';
        dispatch({ type: 'notices/raised', origin: 'remote', kind: 'info', code, written });
      },
      delete(selectionId, id) {
        const state = getState();
        const selection = selectSelection(state, selectionId);
        const attachment = findAttachment(state, selectionId, id);
        if (!selection || !attachment || !canDelete(state, attachment)) return;
        changes.submit({
          documentId: selection.documentId,
          change: { action: 'delete', ref: { kind: 'attachment', id, ownerId: selectionId } },
        });
      },
      openMediaNote(selectionId) {
        const state = getState();
        const selection = selectSelection(state, selectionId);
        if (!selection || !state.offers.media || !selectCanAnnotate(state)) return;
        if (state.attachments.mediaNoteFor?.isHeld === true) {
          const notice = { kind: 'info', code: 'stillRecording', written: undefined } as const;
          dispatch({ type: 'notices/raised', origin: 'local', ...notice });
          return;
        }
        const { documentId } = selection;
        dispatch({ type: 'attachments/mediaNoteOpened', origin: 'local', selectionId, documentId });
      },
      holdMediaNote: (isHeld) => dispatch({ type: 'attachments/mediaNoteHeld', origin: 'local', isHeld }),
      saveMediaNote(file) {
        const state = getState();
        const { mediaNoteFor } = state.attachments;
        if (!mediaNoteFor || mediaNoteFor.isGone || !selectCanAnnotate(state)) return;
        const { documentId, selectionId: id } = mediaNoteFor;
        upload({ documentId, target: { kind: 'selection', id } }, [file], 'media_note');
        closeMediaNote();
      },
      closeMediaNote,
    },
    listUnfinished(add) {
      for (const { id, name, state } of getState().attachments.uploads)
        add({
          ...(state !== 'failed' && { file: name }),
          needs: 'annotate',
          close: () => uploader.cancel(id),
        });
    },
    stop: () => uploader.stop(),
  };
}

/** Why a file need not be sent at all, if so. */
function failureOf(contentType: string | undefined, { size }: FileData): UploadFailure | undefined {
  if (contentType === undefined) return 'type';
  if (size === 0) return 'empty';
  return size > LARGEST_ATTACHMENT ? 'tooLarge' : undefined;
}

/** A name that is not too long; its extension stays. */
function shortened(name: string): string {
  if (name.length <= NAME_MAX) return name;
  const extension = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return name.slice(0, NAME_MAX - extension.length) + extension;
}

function findAttachment(
  state: AnnotatorState,
  selectionId: number,
  id: number,
): SelectionAttachment | undefined {
  return selectSelection(state, selectionId)?.data.find(
    (entry): entry is SelectionAttachment => entry.type !== 'comment' && entry.id === id,
  );
}
