import type { AccessLevel } from '@glossator/client-sdk/contract';
import type { ArrivalCommands } from './arrival/commands';
import type { AttachmentsCommands } from './attachments/commands';
import type { BookmarksCommands } from './bookmarks/commands';
import type { CodeSearchCommands } from './code-search/commands';
import type { CodeUpdateCommands } from './code-update/commands';
import type { CommentsCommands } from './comments/commands';
import type { DocumentsCommands } from './documents/commands';
import type { FilterCommands } from './filter/commands';
import type { HistoryCommands } from './history/commands';
import type { LegendCommands } from './legend/commands';
import type { NotesCommands } from './notes/commands';
import type { NoticesCommands } from './notices/commands';
import type { PanelsCommands } from './panels/commands';
import type { PdfAnnotationsCommands } from './pdf-annotations/commands';
import type { SearchCommands } from './search/commands';
import type { SelectionsCommands } from './selections/commands';
import type { RangeCommands } from './selections/range-commands';
import type { TextCommands } from './selections/text-commands';
import type { SharingCommands } from './sharing/commands';
import type { StructureCommands } from './structure/commands';
import type { UnportedCommands } from './unported/commands';
import type { ElsewhereCommands } from './unported/elsewhere';
import type { VersionsCommands } from './versions/commands';
import type { ViewCommands } from './view/commands';

/** Everything a skin can do. */
export interface AnnotatorCommands
  extends
    Omit<DocumentsCommands, 'showDocument' | 'closeDocument'>,
    Omit<SelectionsCommands, 'followTextSelection' | 'restoreColor'>,
    Omit<RangeCommands, 'followEndMoving'>,
    Omit<CommentsCommands, 'rescueComment'>,
    BookmarksCommands,
    NotesCommands,
    Omit<AttachmentsCommands, 'stopUploads'>,
    Omit<ArrivalCommands, 'followArrival'>,
    SharingCommands,
    UnportedCommands,
    Omit<ElsewhereCommands, 'recountUnported' | 'followElsewhere' | 'stopCounting'>,
    Omit<CodeUpdateCommands, 'followCodeUpdate' | 'stopCodeUpdate'>,
    Omit<VersionsCommands, 'followVersions'>,
    Omit<ViewCommands, 'followViewer' | 'followPosition' | 'stopFollowing'>,
    TextCommands,
    Omit<PdfAnnotationsCommands, 'followPdfAnnotations'>,
    Omit<SearchCommands, 'stopSearch' | 'searchAround'>,
    Omit<CodeSearchCommands, 'followCodeSearch' | 'stopCodeSearch'>,
    Omit<PanelsCommands, 'restorePanels' | 'followOpening'>,
    Omit<FilterCommands, 'restoreFilter'>,
    LegendCommands,
    Omit<StructureCommands, 'followDocument' | 'stopStructure'>,
    Omit<HistoryCommands, 'followHistory'>,
    NoticesCommands {
  /** The current user and his access to the Code. */
  readonly grantAccess: (user: {
    readonly id: number;
    readonly name: string;
    readonly access: AccessLevel;
  }) => void;
  /** Reads the active document once more, after a failure, and its Selections where they failed, too. */
  readonly reopenDocument: () => void;
  /** Sends again what could not be delivered, and reads again what could not be read: the connection may be back. */
  readonly retryChanges: () => void;
}
