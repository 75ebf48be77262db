import type { BackgroundWork } from '../../background/background-work';
import type { BlobStore } from '../../blobs/blob-store';
import type { Bus } from '../../bus/bus';
import type { TextComparer } from '../../comparing/text-comparer';
import { createKeyedLock, type KeyedLock } from '../../locks/keyed-lock';
import type { CodeTouch } from '../codes/code-touch';
import { createCopyMaker, type CopyMaker } from '../copies/copy-maker';
import type { TextStore } from '../documents/text-store';
import type { FileCopies } from '../files/file-copies';
import type { FileLedger } from '../files/file-ledger';
import { createNotifier } from '../notifications/notifier';
import type { ReportPrinter } from '../../reports/report-printer';
import type { ServerStorage } from '../tables';
import { createMarkArchive, type MarkArchive } from './archive';
import { createCarriedMarks, type CarriedMarks } from './carried-marks';
import { createCarryOverJobs, type CarryOverJobs } from './carry-over-jobs';
import { createVersionComparer, type VersionComparer } from './compare-versions';
import { createReportService, type ReportService } from './report-service';
import { createReviewService, type ReviewService } from './review-service';
import { createSourceSync } from './source-sync';
import { createUpdateFlow, type UpdateFlow } from './update-flow';
import { createVersionService, type VersionService } from './version-service';

/** What serves Updates, Versions and copies. */
export interface UpdateServices {
  readonly comparer: VersionComparer;
  readonly archive: MarkArchive;
  readonly carriedMarks: CarriedMarks;
  readonly jobs: CarryOverJobs;
  /** Keeps edits of a Code apart from its reviews. */
  readonly locks: KeyedLock;
  readonly flow: UpdateFlow;
  readonly versions: VersionService;
  readonly reviews: ReviewService;
  readonly reports: ReportService;
  readonly copyCode: CopyMaker;
}

/** What it is made with. */
export interface UpdateServiceParts {
  readonly storage: ServerStorage;
  readonly blobs: BlobStore;
  readonly bus: Bus;
  readonly textComparer: TextComparer;
  readonly printer: ReportPrinter;
  readonly texts: TextStore;
  readonly ledger: FileLedger;
  readonly copies: FileCopies;
  readonly touch: CodeTouch;
  readonly background: BackgroundWork;
  readonly now: () => Date;
}

/** Makes the services about Updates. */
export function createUpdateServices(parts: UpdateServiceParts): UpdateServices {
  const { storage, blobs, bus, texts, ledger, copies, touch, background, now } = parts;
  const comparer = createVersionComparer(parts.textComparer, texts, blobs);
  const archive = createMarkArchive(blobs);
  const carriedMarks = createCarriedMarks(blobs);
  const locks = createKeyedLock();
  const jobs = createCarryOverJobs({ storage, comparer, background, bus });
  const notifier = createNotifier(storage.accounts, bus, now);
  const sync = createSourceSync({ storage, copies, ledger, jobs, notifier, now });
  const flow = createUpdateFlow({ storage, ledger, locks, sync, notifier, background });
  const copyCode = createCopyMaker({ storage, copies, ledger, now });
  const reviews = createReviewService({
    ...{ ledger, archive, carriedMarks, jobs, copyCode, flow, locks, touch, now },
  });
  const versions = createVersionService(comparer, jobs);
  const reports = createReportService({ archive, carriedMarks, texts, printer: parts.printer, now });
  return { comparer, archive, carriedMarks, jobs, locks, flow, versions, reviews, reports, copyCode };
}
