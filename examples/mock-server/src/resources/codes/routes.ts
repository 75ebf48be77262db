import type { Routes } from '../../calls/handlers';
import type { CodeSearch } from '../code-search/service';
import type { ColorService } from './color-service';
import type { Library } from './library';
import type { CodeService } from './service';

/** The served calls under `/codes`. */
export function codeRoutes(
  codes: CodeService,
  colors: ColorService,
  library: Library,
  search: CodeSearch,
): Routes<'codes'> {
  return {
    list: (query, { user }) => library(query, user.id),
    get: (_input, call) => codes.get(call),
    create: (input, call) => codes.create(input, call),
    update: (input, call) => codes.update(input, call),
    delete: async (_input, call) => {
      await codes.delete(call);
      return undefined;
    },
    setColor: (input, call) => colors.setColor(input, call),
    search,
  };
}
