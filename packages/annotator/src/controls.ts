'use client';

/** What the annotator's own screens are put together from, for an app around it that is to look the same. None of it loads the annotator. */
export { Avatar } from './react/controls/Avatar';
export { Checkbox } from './react/controls/Checkbox';
export { PageDialog } from './react/controls/PageDialog';
export { PageMenu, type PageMenuItem } from './react/controls/PageMenu';
export { saveFile } from './react/controls/save-file';
export { createToasts, type Toast, type Toasts } from './react/controls/toasts/toasts';
export { ToastRegion } from './react/controls/toasts/ToastRegion';
