import { DocumentOpenError } from '../../core/ports/document-viewer';

/** What pdf.js throws when a document cannot be opened, as the port's error. What is one already is handed through. */
export function asOpenError(error: unknown): DocumentOpenError {
  if (error instanceof DocumentOpenError) return error;
  const { name, status, message } = readError(error);
  const reason = (() => {
    if (name === 'PasswordException') return isWrongPassword(error) ? 'wrong-password' : 'locked';
    // The last one is what pdf.js says where reading the file has failed in some way that it knows no name for.
    if (['InvalidPDFException', 'FormatError', 'UnknownErrorException'].includes(name)) return 'invalid';
    if (status === 401 || status === 403) return 'unauthorized';
    if (status === 404 || status === 410) return 'missing';
    return 'network';
  })();
  return new DocumentOpenError(reason, message || 'The document could not be opened', { cause: error });
}

/** The message of anything thrown. */
export function messageOf(error: unknown): string {
  return readError(error).message;
}

function readError(error: unknown): { name: string; message: string; status: number | undefined } {
  if (typeof error !== 'object' || error === null)
    return { name: '', message: String(error), status: undefined };
  const read = (key: string): unknown => Reflect.get(error, key);
  const status = read('status');
  return {
    name: textOf(read('name')),
    message: textOf(read('message')),
    status: typeof status === 'number' ? status : undefined,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** pdf.js: `PasswordResponses.INCORRECT_PASSWORD` is 2, 1 asks for one. */
function isWrongPassword(error: unknown): boolean {
  return typeof error === 'object' && error !== null && Reflect.get(error, 'code') === 2;
}
