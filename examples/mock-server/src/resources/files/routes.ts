import type { ServerRoutes } from '../../calls/handlers';
import type { FileService } from './service';

/** The served calls under `/files`. The PUT itself is in `http/`. */
export function fileRoutes(files: FileService): ServerRoutes {
  return { files: { sign: ({ contentType }, { user }) => files.sign(user.id, contentType) } };
}
