import type { ServerRoutes } from '../../calls/handlers';
import type { CopyMaker } from './copy-maker';

/** The served call that copies a Code. */
export function copyRoutes(copyCode: CopyMaker): ServerRoutes {
  return {
    codes: {
      copy: ({ title, withAnnotations, allowUpdates }, call) =>
        copyCode({ title, withAnnotations, withUpdate: false, follows: allowUpdates }, call),
    },
  };
}
