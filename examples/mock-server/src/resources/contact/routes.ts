import type { ServerRoutes } from '../../calls/handlers';
import type { ContactService } from './contact-service';

/** The served call of the landing page. */
export function contactRoutes(contact: ContactService): ServerRoutes {
  return { contact: { send: (form, call) => contact.send(form, call) } };
}
