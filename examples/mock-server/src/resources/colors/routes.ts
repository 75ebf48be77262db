import type { ServerRoutes } from '../../calls/handlers';
import type { ColorService } from './color-service';

/** The served calls about the colors of a Code. */
export function colorRoutes(colors: ColorService): ServerRoutes {
  return { codes: { setColor: (input, call) => colors.setColor(input, call) } };
}
