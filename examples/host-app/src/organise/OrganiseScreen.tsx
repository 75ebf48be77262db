import { PlannedCode } from './PlannedCode';
import { OrganiseCode } from './OrganiseCode';

/** “Organize documents”: add, replace, rename, reorder and delete them (decisions.md section 5). */
export function OrganiseScreen() {
  return <PlannedCode withBar={false}>{(code) => <OrganiseCode code={code} />}</PlannedCode>;
}
