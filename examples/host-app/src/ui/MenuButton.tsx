import { PageMenu } from '@glossator/annotator/controls';
import type { ComponentProps } from 'react';
import { buttonClass } from './Button';

/** The annotator's menu at a button of the app. In a module of its own, because the first page does without it. */
export function MenuButton(props: Omit<ComponentProps<typeof PageMenu>, 'className'>) {
  return <PageMenu {...props} className={buttonClass('quiet')} />;
}
