import type { OwnFile } from '@glossator/client-sdk/contract';

/** Files that stand together in the list. */
export interface FileGroup {
  readonly key: string;
  /** What they have in common: a Code, nothing that uses them, or a Code that cannot be opened any more. */
  readonly head: NonNullable<OwnFile['use']>['code'] | 'unused' | 'elsewhere';
  readonly files: OwnFile[];
}

/** The files by Code, in the order of the list, which has those of each Code together; the ones of Codes that cannot be opened in one group. */
export function groupFiles(files: readonly OwnFile[]): readonly FileGroup[] {
  const groups = new Map<string, FileGroup>();
  for (const file of files) {
    const head = file.use ? (file.use.code ?? 'elsewhere') : 'unused';
    const key = typeof head === 'string' ? head : String(head.id);
    const group = groups.get(key);
    if (group) group.files.push(file);
    else groups.set(key, { key, head, files: [file] });
  }
  return [...groups.values()];
}
