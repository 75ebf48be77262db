// `node scripts/run.mjs NAME [options]` runs scripts/NAME.mjs with a Node that the project supports: the one that runs this, or,
// where that is too old, a pinned one. This file and what it imports statically must load on any Node from 18.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { continueWith, isNewEnough, pinnedNode, root } from './node.mjs';

const [name, ...options] = process.argv.slice(2);
const script = join(root, 'scripts', `${name}.mjs`);
if (isNewEnough(process.versions.node)) {
  process.argv.splice(1, 2, script);
  await import(pathToFileURL(script).href);
} else {
  await continueWith(fetchedNode(), [script, ...options]);
}

function fetchedNode() {
  try {
    return pinnedNode();
  } catch (error) {
    console.error(error.message);
    return process.exit(1);
  }
}
