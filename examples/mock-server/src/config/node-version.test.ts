import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LEAST_NODE, requireNode } from './node-version';

describe('the Node that the server runs on', () => {
  it('is refused where it is too old, with both versions', () => {
    for (const version of ['20.20.2', '22.12.9', '18.0.0'])
      expect(() => requireNode(version)).toThrow(
        `Node ${version} is too old: Glossator needs 22.13 or newer.`,
      );
    for (const version of ['22.13.0', '23.0.0', '24.21.0', process.versions.node])
      expect(() => requireNode(version)).not.toThrow();
  });

  it('is the one that the repository asks for', () => {
    const file = join(import.meta.dirname, '../../../../package.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ engines: { node: `>=${LEAST_NODE}` } });
  });
});
