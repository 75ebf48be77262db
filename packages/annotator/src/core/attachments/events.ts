import type { EventBase } from '../store/origin';
import type { Upload, UploadFailure } from './state';

/** Events about files on their way to the server. */
export type AttachmentsEvent =
  | (EventBase<'attachments/uploadAdded'> & { readonly upload: Upload })
  | (EventBase<'attachments/uploadStarted'> & { readonly id: number })
  | (EventBase<'attachments/uploadProgressed'> & { readonly id: number; readonly sent: number })
  | (EventBase<'attachments/uploadFailed'> & { readonly id: number; readonly failure: UploadFailure })
  | (EventBase<'attachments/uploadRetried'> & { readonly id: number })
  | (EventBase<'attachments/mediaNoteOpened'> & { readonly selectionId: number; readonly documentId: number })
  /** Whether there is a recording that must not be lost. */
  | (EventBase<'attachments/mediaNoteHeld'> & { readonly isHeld: boolean })
  | EventBase<'attachments/mediaNoteClosed'>
  /** It has arrived, or is no longer wanted. */
  | (EventBase<'attachments/uploadEnded'> & { readonly id: number });
