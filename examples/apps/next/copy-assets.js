import { cp } from 'node:fs/promises';

await cp('node_modules/@glossator/annotator/dist/assets', 'public/glossator-assets', { recursive: true });
