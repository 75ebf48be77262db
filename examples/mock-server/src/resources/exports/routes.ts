import type { ServerRoutes } from '../../calls/handlers';
import type { AnnotationsService } from './annotations-service';

/** The served calls that make documents of what people wrote. */
export function exportRoutes(annotations: AnnotationsService): ServerRoutes {
  return { codes: { annotationsDocument: annotations } };
}
