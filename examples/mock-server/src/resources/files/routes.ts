import type { Routes } from '../../calls/handlers';
import type { FileService } from './service';

/** The served calls under `/files`. The PUT itself is in `http/`. */
export function fileRoutes(files: FileService): Routes<'files'> {
  return { sign: ({ contentType }, { user }) => files.sign(user.id, contentType) };
}
