import type { BackgroundWork } from '../../background/background-work';
import type { BlobStore } from '../../blobs/blob-store';
import type { ServerRoutes } from '../../calls/handlers';
import type { ServerConfig } from '../../config/config';
import type { Bus } from '../../bus/bus';
import type { Jobs } from '../../jobs/jobs';
import type { ServerLog } from '../../log/server-log';
import type { ServerStorage } from '../../tables/tables';
import type { PdfGate } from '../documents/files/pdf-gate';
import type { TextStore } from '../documents/text/text-store';
import type { FileLedger } from '../files/file-ledger';
import type { FileService } from '../files/service';
import { createMarkArchive } from '../updates/apply/archive';
import { createCodeExport } from './exporting/export-code';
import { createExportService } from './exporting/export-service';
import { createFileAdmission } from './importing/admit-files';
import { createCodeImport } from './importing/import-code';
import { createAccountImportService, type ImportService } from './importing/import-service';
import { accountDataRoutes } from './routes';

/** What exports and imports of accounts are made with. */
export interface AccountDataParts {
  readonly storage: ServerStorage;
  readonly blobs: BlobStore;
  readonly files: FileService;
  readonly ledger: FileLedger;
  readonly gate: Pick<PdfGate, 'admit'>;
  readonly texts: TextStore;
  readonly proposals: { begin(codeId: number): void };
  readonly jobs: Jobs;
  readonly bus: Bus;
  readonly background: BackgroundWork;
  readonly log: ServerLog;
  readonly config: Pick<ServerConfig, 'limits' | 'texts'>;
  readonly publicUrl: () => string;
  readonly now: () => Date;
}

/** JSON of what was stored takes more room than it, with names of fields and what is cited. */
const JSON_FACTOR = 4;

/** Makes the services about all data of an account. */
export function createAccountDataServices(parts: AccountDataParts): {
  readonly routes: ServerRoutes;
  readonly imports: Pick<ImportService, 'repair' | 'resume'>;
} {
  const { storage, blobs, texts } = parts;
  const { limits, texts: textLimits } = parts.config;
  const { accounts } = storage;
  const archive = createMarkArchive(blobs);
  const exportCode = createCodeExport({ storage, texts, archived: (uuid) => archive.read(uuid) });
  const importCode = createCodeImport({
    ...parts,
    admission: createFileAdmission({ ...parts, accounts }),
    keepMarks: (uuid, marks) => archive.put(uuid, marks),
    mostCodes: limits.codes,
    textBytes: JSON_FACTOR * textLimits.codeBytes,
  });
  const imports = createAccountImportService({
    ...parts,
    accounts,
    importCode,
    totalBytes: limits.quotaBytes + 2 * JSON_FACTOR * textLimits.userBytes,
  });
  return { routes: accountDataRoutes(createExportService({ ...parts, exportCode }), imports), imports };
}
