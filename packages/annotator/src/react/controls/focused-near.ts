/** What has the focus in the tree of a node: in its shadow root where it stands in one, else in its document; null where nothing of it has. */
export function focusedNear(node: Node): Element | null {
  const tree = node.getRootNode();
  return tree instanceof Document || tree instanceof ShadowRoot ? tree.activeElement : null;
}
