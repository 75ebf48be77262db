import type { TextChange } from '@glossator/client-sdk/contract';
import type { BackgroundWork } from '../../background/background-work';
import type { BlobStore } from '../../blobs/blob-store';
import type { Bus } from '../../bus/bus';
import type { ServerRoutes } from '../../calls/handlers';
import type { Jobs } from '../../jobs/jobs';
import type { TextComparer } from '../../comparing/text-comparer';
import type { KeyedLock } from '../../locks/keyed-lock';
import type { ReportPrinter } from '../../reports/report-printer';
import type { ServerStorage } from '../../tables/tables';
import type { CodeTouch } from '../codes/code-touch';
import type { CopyMaker } from '../copies/copy-maker';
import type { CollectedEdits, DocumentEdits } from '../documents/store/document-edits';
import type { TextStore } from '../documents/text/text-store';
import type { FileCopies } from '../files/file-copies';
import type { FileLedger } from '../files/file-ledger';
import { createFileOwners } from '../files/file-owners';
import type { Notifier } from '../notifications/notifier';
import type { OtherVersions } from '../selections/other-versions';
import { createMarkArchive } from './apply/archive';
import { createCarriedMarks } from './apply/carried-marks';
import { createOtherVersions } from './apply/other-versions';
import { createCarryOverJobs, type CarryOverJobs } from './compare/carry-over-jobs';
import { createVersionComparer } from './compare/compare-versions';
import { comparedChanges, createVersionService, type VersionService } from './compare/version-service';
import { createDraftReplace } from './edits/draft-replace';
import { createUpdateEdits } from './edits/update-edits';
import { createSourceSync } from './follow/source-sync';
import { createUpdateFlow, type UpdateFlow } from './follow/update-flow';
import { createReportService } from './report/report-service';
import { createReviewService } from './review/review-service';
import { updateRoutes } from './routes';

/** What Updates give to the rest of the server. */
export interface UpdateServices {
  readonly jobs: CarryOverJobs;
  readonly flow: UpdateFlow;
  readonly versions: VersionService;
  readonly otherVersions: OtherVersions;
  /** What changed between two files. Throws CONFLICT where they cannot be compared. */
  readonly changesBetween: (from: string, to: string) => Promise<readonly TextChange[]>;
  /** Changes of documents that collect in the pending Update. */
  readonly edits: CollectedEdits;
  /** Replaces the file of a draft's document at once. */
  readonly replaceDraft: DocumentEdits['replace'];
  readonly routes: ServerRoutes;
}

/** What they are made with. `locks` keeps the edits of a Code apart from its reviews. */
export interface UpdateServiceParts {
  readonly storage: ServerStorage;
  readonly blobs: BlobStore;
  readonly bus: Bus;
  readonly jobs: Jobs;
  readonly textComparer: TextComparer;
  readonly printer: ReportPrinter;
  readonly texts: TextStore;
  readonly ledger: FileLedger;
  readonly copies: FileCopies;
  readonly copyCode: CopyMaker;
  readonly notifier: Notifier;
  readonly locks: KeyedLock;
  readonly touch: CodeTouch;
  readonly background: BackgroundWork;
  readonly now: () => Date;
}

/** Makes the services about Updates. */
export function createUpdateServices(parts: UpdateServiceParts): UpdateServices {
  const { storage, blobs, bus, texts, ledger, copies, copyCode, locks, touch, background } = parts;
  const { notifier, printer, now } = parts;
  const comparer = createVersionComparer(
    parts.textComparer,
    texts,
    blobs,
    createFileOwners(storage.accounts),
  );
  const archive = createMarkArchive(blobs);
  const carriedMarks = createCarriedMarks(blobs);
  const jobs = createCarryOverJobs({ storage, comparer, jobs: parts.jobs, background, bus });
  const sync = createSourceSync({ storage, copies, ledger, jobs, notifier, now });
  const flow = createUpdateFlow({ storage, ledger, locks, sync, notifier, background });
  const reviews = createReviewService({
    ledger,
    archive,
    carriedMarks,
    jobs,
    copyCode,
    flow,
    locks,
    touch,
    now,
  });
  const versions = createVersionService(comparer, jobs, texts);
  const reports = createReportService({ archive, carriedMarks, texts, printer, now });
  return {
    jobs,
    flow,
    versions,
    otherVersions: createOtherVersions(archive),
    changesBetween: (from, to) => comparedChanges(comparer, from, to),
    edits: createUpdateEdits(ledger, jobs, now),
    replaceDraft: createDraftReplace({ comparer, archive, now }),
    routes: updateRoutes({ versions, reviews, reports }),
  };
}
