import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './install.mjs';

const sources = execFileSync('git', ['ls-files', 'packages', 'examples'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\/src\/.+\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|\/testing\//.test(file));

const filesNaming = (word, path) =>
  sources.filter((file) => path.test(file) && word.test(readFileSync(join(root, file), 'utf8')));

describe('the core', () => {
  it('names no kind of entity where all kinds are worked with alike', () => {
    const kinds = /'(?:selection|comment|attachment|bookmark|note|noteAttachment)s?['/]/u;
    const kit = /annotator\/src\/core\/(?:store|outbox|history|live|filter)\//u;
    expect(filesNaming(/./u, kit).length).toBeGreaterThan(10);
    expect(filesNaming(kinds, kit)).toEqual([]);
  });

  it('needs at most eight source files for a field of Selections', () => {
    // A field that is stored, sent, served and changed, as the next one will be; what people do with it is a feature's own, and what it is in the
    // W3C's words. Backends for embedders are no core: they stand behind its port, as the server does.
    const own =
      /^(?!.*(?:\/core\/bookmarks\/|\/react\/features\/|\/annotator\/src\/backends\/|\/web-annotations\.ts))/u;
    const files = filesNaming(/\bisBookmark\b/u, own);
    expect(files).toContain('packages/annotator/src/core/selections/kind.ts');
    expect(files.length).toBeLessThanOrEqual(8);
  });

  it('needs at most eight source files for the tags of Selections', () => {
    // Besides their features (entering them, filtering by them, switching them off, writing them into documents and in the W3C's words), the call that lists those of a
    // Code, tags of other kinds, names of folders, and backends for embedders.
    const features =
      /\/(?:core\/tagging|core\/filter|core\/offers|annotator\/tags|react\/features|i18n|resources\/exports)\/|\/contract\/tag|\/(?:tagging|tag-reactions|web-annotations)\.ts$/u;
    const call = /\/(?:registry|routes|ports\/backend)\.ts$/u;
    const others = /\/(?:orpc|storage|annotator\/src\/backends)\//u;
    const isOwn = (file) => [features, call, others].some((path) => path.test(file));
    const files = filesNaming(/\btags\b(?!\/)/u, /./u).filter((file) => !isOwn(file));
    expect(files).toContain('packages/annotator/src/core/selections/kind.ts');
    expect(files.length).toBeLessThanOrEqual(8);
  });
});
