/** The tree that a node stands in: its shadow root, or else its document. Ids, the focus and the selection are looked for there. */
export function treeOf(node: Node): Document | ShadowRoot {
  const tree = node.getRootNode();
  return tree instanceof ShadowRoot || tree instanceof Document ? tree : (node.ownerDocument ?? document);
}
