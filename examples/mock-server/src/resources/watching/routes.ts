import type { ServerRoutes } from '../../calls/handlers';
import { createPublicationService, type PublicationParts } from './publication-service';

/** The served calls about where laws are published. */
export function publicationRoutes(parts: PublicationParts): ServerRoutes {
  const publications = createPublicationService(parts);
  return {
    documents: {
      publication: ({ id }, call) => publications.get(id, call),
      setPublication: (input, call) => publications.set(input, call),
    },
  };
}
