import type { ServerRoutes } from './calls/handlers';
import { codeSearchRoutes } from './resources/code-search/routes';
import { createCodeSearch } from './resources/code-search/service';
import { createCodeRemoval, type CodeRemoval } from './resources/codes/code-removal';
import { createCodeTouch } from './resources/codes/code-touch';
import { createLibrary } from './resources/codes/library';
import { codeRoutes } from './resources/codes/routes';
import { createCodeService, type CodeService } from './resources/codes/service';
import { createColorService } from './resources/colors/color-service';
import { colorRoutes } from './resources/colors/routes';
import { visitRoutes } from './resources/visits/routes';
import { createVisitService } from './resources/visits/visit-service';
import { createCopyMaker } from './resources/copies/copy-maker';
import { copyRoutes } from './resources/copies/routes';
import { createPdfGate, type PdfGate } from './resources/documents/files/pdf-gate';
import { createNameProposals, type NameProposals } from './resources/documents/naming/proposals';
import { createDocumentServices } from './resources/documents/document-services';
import { createOriginalsReader } from './resources/pdf-annotations/originals';
import { createUpdateServices, type UpdateServices } from './resources/updates/update-services';
import type { Foundation } from './foundation';

/** Codes with their documents, Updates and copies. */
export function createCodeServices(foundation: Foundation): {
  readonly codes: CodeService;
  readonly updates: UpdateServices;
  readonly removal: CodeRemoval;
  readonly gate: PdfGate;
  readonly proposals: NameProposals;
  readonly routes: readonly ServerRoutes[];
} {
  const { ports, config, background, ledger, copies, texts, annotations, notifier, now } = foundation;
  const { storage, blobs, bus, jobs: queue, locks, pdf, comparer: textComparer, printer } = ports;
  const { codes: mostCodes } = config.limits;
  const touch = createCodeTouch(storage.accounts, now);
  const copyCode = createCopyMaker({ storage, copies, ledger, mostCodes, now });
  const shared = { storage, blobs, bus, texts, ledger, copies, locks, touch, background, notifier, now };
  const updates = createUpdateServices({ ...shared, jobs: queue, textComparer, printer, copyCode });
  const { jobs, versions, edits, replaceDraft } = updates;
  const removal = createCodeRemoval({ storage, ledger, bus, cancelComparison: jobs.cancel });
  const proposals = createNameProposals({ storage, texts, background });
  const codes = createCodeService({
    storage,
    proposals,
    removal,
    bus,
    updates: { documents: versions.plannedDocuments },
    mostCodes,
    now,
  });
  const gate = createPdfGate({ ledger, blobs, pdf, texts, annotations, jobs: queue, background });
  const documents = createDocumentServices({
    ...shared,
    pdf,
    gate,
    proposals,
    replaceDraft,
    updates: edits,
    readOriginals: createOriginalsReader(annotations),
    maxAttachedBytes: config.limits.documentBytes,
  });
  return {
    codes,
    updates,
    removal,
    gate,
    proposals,
    routes: [
      codeRoutes(codes, createLibrary(storage.accounts, foundation.lists, foundation.digests)),
      colorRoutes(createColorService({ now })),
      visitRoutes(createVisitService({ now })),
      copyRoutes(copyCode),
      documents,
      codeSearchRoutes(createCodeSearch(texts)),
      updates.routes,
    ],
  };
}
