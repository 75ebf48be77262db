import { cp } from 'node:fs/promises';

// A page that is put together by hand: the page, the law, and two folders of the package.
const glossator = 'node_modules/@glossator/annotator/dist';
await cp('index.html', 'dist/index.html');
await cp('common/page.css', 'dist/common/page.css');
await cp('public', 'dist', { recursive: true });
await cp(`${glossator}/standalone`, 'dist/glossator/standalone', { recursive: true });
await cp(`${glossator}/assets`, 'dist/glossator/assets', { recursive: true });
