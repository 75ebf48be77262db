import type { AccessLevel, Code, CodeDocument, CodeUpdate } from '@glossator/client-sdk/contract';
import type { AnnotatorMessages, LocaleCode } from '@glossator/i18n';
import type { ReactNode } from 'react';
import type { LiveSource } from '../../core/ports/backend';
import type { Clock, Log } from '../../core/ports/environment';
import type { ResolveFile } from '../../core/ports/file-resolver';
import type { ComparisonBackend, ReviewBackend } from '../../core/ports/review-backend';
import type { ReviewResult } from '../../core/review/state';
import type { CreateViewer } from '../annotator/context/annotator-props';

/** What a host passes to a review and to a comparison alike. */
export interface ScreenProps {
  /** Address and headers of a PDF: the current Version's, with `showUpdates` the pending one's, with `version` that of an older one. */
  readonly resolveFile: ResolveFile;
  /** Address of the folder with the package's `assets`, ending with a slash. */
  readonly assetsUrl: string;
  readonly locale: LocaleCode;
  /** The words of that language (`loadMessages` of the i18n package: all, or those of `annotator` and `emails`). */
  readonly messages: AnnotatorMessages;
  /** Dark follows the system when `auto`, the default. */
  readonly theme?: 'light' | 'dark' | 'auto';
  /** Another viewer than the package's own. Stable between renders. */
  readonly createViewer?: CreateViewer;
  /** The console when undefined. */
  readonly log?: Log;
  /** Takes the focus when it appears and nothing else has it, so that its keys work immediately: for a screen that is all review. */
  readonly autoFocus?: boolean;
  /** The user wants to go back. */
  readonly onClose: () => void;
  /** Put at the start of the head, before the way back. */
  readonly toolbarStart?: ReactNode;
}

/** Properties of `<UpdateReview>`. Everything with identity (backend, live) should be stable between renders. */
export interface UpdateReviewProps extends ScreenProps {
  readonly codeId: number;
  readonly codeTitle: string;
  /** As `codes.get` answers them with `showUpdates`; read anew by the review itself. Stable between renders. */
  readonly documents: readonly CodeDocument[];
  /** The pending Update that these documents belong to. */
  readonly update: CodeUpdate;
  /** The open document; one with changes when undefined. */
  readonly documentId?: number | undefined;
  /** The user picked another document. */
  readonly onDocumentChange?: (documentId: number) => void;
  readonly user: { readonly id: number; readonly name: string; readonly access: AccessLevel };
  readonly backend: ReviewBackend;
  /** What others do; without it running comparisons are looked at from time to time. */
  readonly live?: LiveSource | undefined;
  /** The browser's when undefined. */
  readonly clock?: Clock;
  /** This user has decided; `code` is the Code after it, for `copy` the new one. `documentId` was the open document. */
  readonly onReviewed: (result: ReviewResult, code: Code, documentId: number | undefined) => void;
}

/** Properties of `<VersionComparison>`: two Versions of a document by their numbers, from 1. */
export interface VersionComparisonProps extends ScreenProps {
  readonly document: CodeDocument;
  readonly from: number;
  readonly to: number;
  readonly backend: ComparisonBackend;
}
