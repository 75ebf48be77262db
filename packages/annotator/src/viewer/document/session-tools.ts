import type { DocumentSessionOptions } from './document-session-options';
import { createLaterTools, type LaterTools } from './later-tools';
import type { PageStack } from './page-stack-options';

/** The tools of an open document, whose code is loaded when a page of it can be seen. */
export function createSessionTools(options: DocumentSessionOptions, stack: PageStack): LaterTools {
  return createLaterTools({
    marks: stack.marks,
    async load() {
      const { createReaderTools } = await import('./reader-tools');
      return createReaderTools(options, stack);
    },
    onFailed: (error) => options.text.log?.warn('Selecting could not be loaded', error),
  });
}
