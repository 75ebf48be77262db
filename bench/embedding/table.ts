import { CHECKS, type Trial } from './try-app';

/** Apps by checks, as Markdown. */
export function tableOf(trials: readonly Trial[]): string {
  const mark = (isOk: boolean | undefined): string => (isOk === undefined ? '–' : isOk ? 'ok' : 'FAILED');
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    row(['app', ...CHECKS]),
    row(['---', ...CHECKS.map(() => '---')]),
    ...trials.map(({ app, checks }) => row([app, ...CHECKS.map((check) => mark(checks[check]))])),
  ].join('\n');
}
