import type { ReferenceLinks, ReferenceLinksOptions } from './reference-links';
import type { ReferenceSource, TextReferences } from './reference-source';

/** References whose code is loaded when somebody provides the first. */
export type LaterReferences = TextReferences & Pick<ReferenceLinks, 'finish' | 'drop' | 'pointAt' | 'follow'>;

/** What references are shown with, and who is notified where that cannot be loaded. */
export interface LaterReferencesOptions extends ReferenceLinksOptions {
  readonly onReferencesFailed: (error: unknown) => void;
}

/** Loads nothing before there is a source. */
export function createLaterReferences(options: LaterReferencesOptions): LaterReferences {
  const load = async (): Promise<ReferenceLinks> => {
    const { createReferenceLinks } = await import('./reference-links');
    return createReferenceLinks(options);
  };
  let links: ReferenceLinks | undefined;
  let loading: Promise<void> | undefined;
  let wanted: ReferenceSource | undefined;
  const show = (source: ReferenceSource | undefined): void => {
    wanted = source;
    if (links) links.show(source);
    else if (source)
      loading ??= load().then(
        (made) => {
          links = made;
          made.show(wanted);
        },
        (error: unknown) => {
          loading = undefined;
          options.onReferencesFailed(error);
        },
      );
  };
  return {
    provide(source) {
      show(source);
      return () => {
        if (wanted === source) show(undefined);
      };
    },
    finish: (view) => links?.finish(view),
    drop: (view) => links?.drop(view),
    pointAt: (client) => links?.pointAt(client) ?? false,
    follow: (client, isBeside) => links?.follow(client, isBeside) ?? false,
  };
}
