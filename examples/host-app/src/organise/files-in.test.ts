import type { DirectoryDropItem, DropItem, FileDropItem } from 'react-aria-components';
import { expect, it } from 'vitest';
import { filesIn } from './files-in';

function fileItem(name: string): FileDropItem {
  const file = new File(['%PDF-'], name);
  return {
    kind: 'file',
    type: 'application/pdf',
    name,
    getFile: () => Promise.resolve(file),
    getText: () => file.text(),
  };
}

function folderItem(name: string, entries: readonly (FileDropItem | DirectoryDropItem)[]): DirectoryDropItem {
  return {
    kind: 'directory',
    name,
    async *getEntries() {
      yield* await Promise.resolve(entries);
    },
  };
}

it('are what was dropped, and the PDFs of folders, but none of their other content', async () => {
  const deep = folderItem('deep', [fileItem('c.PDF'), fileItem('.DS_Store')]);
  const text: DropItem = { kind: 'text', types: new Set(['text/plain']), getText: () => Promise.resolve('') };
  const files = await filesIn([fileItem('a.docx'), text, folderItem('laws', [fileItem('b.pdf'), deep])]);
  expect(files.map(({ name }) => name)).toEqual(['a.docx', 'b.pdf', 'c.PDF']);
});
