import type { AsideText } from '../text/aside-text';
import { createChangeButtons, type ChangeButtons, type ChangeButtonsOptions } from './change-buttons';
import { createChangePaint, type ChangePaint } from './change-paint';

/** The changes to another Version: drawn, and reached by keys. */
export interface ChangeMarks extends Omit<ChangePaint, 'get'>, Pick<ChangeButtons, 'release'> {}

/** What they work with. */
export interface ChangeMarksOptions extends ChangeButtonsOptions {
  readonly asides: Pick<AsideText, 'on' | 'boxesOf'>;
}

/** Makes the marks of changes; there are none yet. */
export function createChangeMarks(options: ChangeMarksOptions): ChangeMarks {
  const buttons = createChangeButtons(options);
  return { ...createChangePaint(options.asides, buttons), release: buttons.release };
}
