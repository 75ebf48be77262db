import { Router } from 'express';
import multer from 'multer';
import { ProblemError } from '../../problems/problem-error';
import { UPLOAD_PATH, type FileService } from '../../resources/files/service';

/**
 * The signed addresses: PUT sends the file as the body; POST sends it as the field `file` of a form, for plain HTML forms and
 * clients that know nothing else. The address itself is the permission.
 */
export function uploadRoutes(files: FileService): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.put(`${UPLOAD_PATH}/:token`, async (request, response) => {
    const length = request.get('content-length');
    await files.receive(request.params.token, {
      contentType: request.get('content-type'),
      length: length === undefined ? undefined : Number(length),
      body: request.iterator({ destroyOnReturn: false }),
    });
    response.status(204).end();
  });
  router.post(`${UPLOAD_PATH}/:token`, async (request, response) => {
    const { token } = request.params;
    // The parts are streamed to the service as they arrive; nothing is kept in memory or in a folder of its own.
    const storage: multer.StorageEngine = {
      _handleFile: (_request, { mimetype, stream }, callback) => {
        const body = stream.iterator({ destroyOnReturn: false });
        files.receive(token, { contentType: mimetype, length: undefined, body }).then(
          () => callback(null, {}),
          (error: unknown) => {
            stream.resume();
            callback(error);
          },
        );
      },
      _removeFile: (_request, _file, callback) => callback(null),
    };
    const limits = { files: 1, fields: 0, parts: 1, headerPairs: 20 };
    const parse = multer({ storage, limits, defParamCharset: 'utf8' }).single('file');
    await new Promise<void>((resolve, reject) => {
      parse(request, response, (error: unknown) =>
        error === undefined || error === null ? resolve() : reject(refusalOf(error)),
      );
    });
    if (!request.file) throw new ProblemError('MALFORMED_BODY', { detail: 'The form has no field "file"' });
    response.status(204).end();
  });
  return router;
}

function refusalOf(error: unknown): Error {
  if (error instanceof ProblemError) return error;
  if (error instanceof multer.MulterError) return new ProblemError('MALFORMED_BODY', { cause: error });
  return error instanceof Error
    ? new ProblemError('MALFORMED_BODY', { cause: error })
    : new Error(String(error));
}
