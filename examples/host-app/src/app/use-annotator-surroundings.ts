import { useLocale } from '@glossator/i18n';
import { usePreference } from './preferences';
import { useServices } from './services';
import { useFileResolver } from './use-file-resolver';
import { useMessages } from './messages';

/** What every component of the annotator package gets of the app: the server, files, language and looks. */
export function useAnnotatorSurroundings() {
  const { client, appearance, log } = useServices();
  return {
    backend: client,
    resolveFile: useFileResolver(),
    assetsUrl: '/glossator-assets/',
    locale: useLocale(),
    messages: useMessages(),
    theme: usePreference(appearance.theme),
    log,
    autoFocus: true,
  };
}
