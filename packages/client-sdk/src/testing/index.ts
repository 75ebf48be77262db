export { createFakeApi, FAKE_BASE_URL } from './fake-api';
export type { FakeApi, FakeApiOptions } from './fake-api';
export type { SearchText } from './fake-documents';
export { FAKE_PASSWORD } from './fake-seed';
export type { FakeCodeSeed, FakeDocumentSeed, FakeSeed, FakeUserSeed } from './fake-seed';
export type { FakeMessage } from './fake-state';
export { createPdfGlance } from './inspect-pdf';
export type { InspectPdf, PdfInspection } from './inspect-pdf';
export { makePdf } from './make-pdf';
