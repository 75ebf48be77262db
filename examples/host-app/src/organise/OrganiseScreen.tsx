import { useAnnotatorMessages } from '../app/annotator-messages';
import { LoadingCode } from '../workspace/CodeMessages';
import { PlannedCode } from './PlannedCode';
import { OrganiseCode } from './OrganiseCode';

/** “Organize documents”: add, replace, rename, reorder and delete them (decisions.md section 5). */
export function OrganiseScreen() {
  const words = useAnnotatorMessages();
  if (!words) return <LoadingCode />;
  return <PlannedCode withBar={false}>{(code) => <OrganiseCode code={code} />}</PlannedCode>;
}
